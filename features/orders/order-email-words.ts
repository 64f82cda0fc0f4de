import type { PaymentMethod } from '#features/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';

/** What who has tickets for something postponed can do by themselves. */
export interface PostponedWays {
  isGivenBackHere: boolean;
  isExchangedHere: boolean;
  isPaid: boolean;
  /** What was paid comes back as credit where they want that. */
  mayBecomeCredit: boolean;
}

/** What emails about orders say. */
export const WORDS = {
  de: {
    subject: (number: string) => `Deine Bestellung ${number}`,
    subjects: {
      paid: (number: string) => `Deine Tickets, Bestellung ${number}`,
      resent: (number: string) => `Deine Tickets, Bestellung ${number}`,
      'refund-failed': (number: string) => `Rückzahlung nicht angekommen: Bestellung ${number}`,
      reminder: (number: string) => `Bitte noch bezahlen: Bestellung ${number}`,
      'not-paid': (number: string) => `Nicht bezahlt: Bestellung ${number}`,
      'event-cancelled': (number: string, title: string) => `Abgesagt: ${title}, Bestellung ${number}`,
      'event-moved': (number: string, title: string) => `Verlegt: ${title}, Bestellung ${number}`,
      'event-postponed': (number: string, title: string) => `Verschoben: ${title}, Bestellung ${number}`,
      'event-takes-place': (number: string, title: string) => `Findet statt: ${title}, Bestellung ${number}`,
      'room-changed': (number: string, title: string) => `Anderer Raum: ${title}, Bestellung ${number}`,
      rebooked: (number: string, title: string) => `Neuer Termin: ${title}, Bestellung ${number}`,
    },
    hello: 'Hallo,',
    wholeSeries: 'Ganze Reihe',
    ticketCount: (count: number) => (count === 1 ? '1 Ticket' : `${count} Tickets`),
    visits: (count: number) => (count === 1 ? '1 Besuch vom Abo' : `${count} Besuche vom Abo`),
    thanks: (number: string) => `danke für deine Bestellung ${number}. Das hast du bei uns bestellt:`,
    given: (number: string, isAll: boolean) =>
      isAll
        ? `alle Tickets deiner Bestellung ${number} sind zurückgegeben.`
        : `du hast ein Ticket deiner Bestellung ${number} zurückgegeben. Das bleibt:`,
    cancelled: (number: string, isAll: boolean) =>
      isAll
        ? `wir haben alle Tickets deiner Bestellung ${number} storniert.`
        : `wir haben Tickets deiner Bestellung ${number} storniert. Das bleibt:`,
    paid: (number: string) => `deine Bestellung ${number} ist bezahlt. Das sind deine Tickets:`,
    refunded: (number: string) =>
      `wir haben dir zurückgegeben, was du für die Bestellung ${number} zu viel bezahlt hattest.`,
    refundFailed: (number: string) =>
      `deine Bank hat das Geld nicht angenommen, das wir dir für die Bestellung ${number} zurückgeben wollten. Es ist wieder bei uns, und verloren ist nichts.`,
    refundedPart: (number: string) =>
      `wir haben dir einen Teil dessen zurückgegeben, was du für die Bestellung ${number} zu viel bezahlt hattest.`,
    resent: (number: string) => `hier sind noch einmal die Tickets deiner Bestellung ${number}:`,
    reminder: (number: string) =>
      `deine Bestellung ${number} ist noch nicht bezahlt. Wir halten die Plätze für dich:`,
    notPaid: (number: string) =>
      `deine Bestellung ${number} wurde nicht rechtzeitig bezahlt. Wir haben die Plätze wieder freigegeben.`,
    eventCancelled: (number: string, event: string) =>
      `wir müssen leider absagen: ${event}. Die Tickets dafür aus deiner Bestellung ${number} sind storniert.`,
    moved: (number: string, event: string, isGivenBackHere: boolean) =>
      `ein Termin deiner Bestellung ${number} ist verlegt. Der neue ist: ${event}. Deine Tickets gelten weiter. ${
        isGivenBackHere
          ? 'Passt er dir nicht, gib sie bis 24 Stunden vorher über den Link zurück; du bekommst dein Geld wieder.'
          : 'Passt er dir nicht, sag der Kasse Bescheid: Sie nimmt deine Tickets zurück.'
      }`,
    takesPlace: (number: string, event: string, isGivenBackHere: boolean) =>
      `ein Termin deiner Bestellung ${number} war verschoben und findet nun doch statt wie geplant: ${event}. Deine Tickets gelten weiter. ${
        isGivenBackHere
          ? 'Passt er dir nicht mehr, gib sie bis 24 Stunden vorher über den Link zurück; du bekommst dein Geld wieder.'
          : 'Passt er dir nicht mehr, sag der Kasse Bescheid: Sie nimmt deine Tickets zurück.'
      }`,
    postponed: (number: string, event: string, ways: PostponedWays) =>
      `ein Termin deiner Bestellung ${number} ist verschoben: ${event}. Einen neuen gibt es noch nicht; sobald er feststeht, schreiben wir dir. Deine Tickets gelten weiter, auch für den neuen Termin. ${
        ways.isGivenBackHere
          ? `Willst du nicht warten, gib sie bis dahin über den Link zurück, wann du willst${
              ways.isPaid
                ? `; du bekommst wieder, was du bezahlt hast${ways.mayBecomeCredit ? ', als Geld oder als Guthaben' : ''}`
                : ''
            }.${ways.isExchangedHere ? ' Oder komm an einem anderen Tag: Gibt es noch einen Termin, buchst du sie dort um.' : ''}`
          : 'Willst du nicht warten, sag der Kasse Bescheid: Sie nimmt deine Tickets zurück oder bucht sie um.'
      }`,
    wasOn: (when: string) => `verschoben, war ${when}`,
    roomChanged: (number: string, event: string, room: string) =>
      `ein Termin deiner Bestellung ${number} ist jetzt in einem anderen Raum: ${event}, ${room}. Die Zeit bleibt, und deine Tickets gelten weiter.`,
    rebooked: (number: string, event: string) =>
      `Tickets deiner Bestellung ${number} sind umgebucht. Der neue Termin ist: ${event}. Dafür hast du neue Tickets; die alten gelten nicht mehr. Das ist jetzt deine Bestellung:`,
    disputed:
      'Die Zahlung ist bei deiner Bank bestritten. Solange das nicht entschieden ist, können wir nichts zurückgeben.',
    owedChoice:
      'Willst du es lieber als Guthaben? Das sagst du auf der Seite der Bestellung, solange es noch nicht unterwegs ist.',
    credited: (amount: string) =>
      `${amount} stehen als Guthaben auf deinem Konto. Beim nächsten Bestellen kannst du damit bezahlen.`,
    open: (amount: string) => `Davon ist noch offen: ${amount}.`,
    nothingLeft: 'Zu bezahlen gibt es nichts mehr. Die Bestellung liegt weiter hier:',
    tickets: 'Deine Tickets liegen hier:',
    pdf: 'Alle zusammen als PDF:',
    toOrder: 'Zur Bestellung',
    toPdf: 'Alle Tickets, PDF',
    appleIntro: 'Für das iPhone:',
    apple: 'Zu Apple Wallet hinzufügen',
    googleIntro: 'Für Android:',
    google: 'Zu Google Wallet hinzufügen',
    test: 'Das war ein Probeverkauf: Es fließt kein Geld, und diese Tickets öffnen keine Tür.',
    coupon: (code: string) => `Gutschein ${code}`,
    total: 'Zusammen',
    vat: (percent: string, amount: string) => `darin ${percent} MwSt., ${amount}`,
    paying: {
      free: 'Zu bezahlen gibt es nichts. Deine Tickets liegen hier:',
      test: 'Die Bestellung liegt hier:',
      credit: 'Die Bestellung liegt hier:',
      online: 'Die Bestellung liegt hier:',
      'box-office':
        'Bezahle bitte an der Kasse, spätestens 30 Minuten vor Beginn. Dort bekommst du auch deine Tickets. Nenn einfach die Nummer der Bestellung. Alles steht noch einmal hier:',
      'on-account': 'Die Rechnung bezahlst du bitte vor dem Besuch. Deine Tickets liegen hier:',
    },
    keep: 'Wer diesen Link kennt, sieht die Bestellung und die Tickets. Gib ihn nur weiter, wenn du das möchtest.',
    bye: 'Bis bald',
  },
  en: {
    subject: (number: string) => `your order ${number}`,
    subjects: {
      paid: (number: string) => `your tickets, order ${number}`,
      resent: (number: string) => `your tickets, order ${number}`,
      'refund-failed': (number: string) => `your money did not arrive: order ${number}`,
      reminder: (number: string) => `please pay your order ${number}`,
      'not-paid': (number: string) => `not paid: order ${number}`,
      'event-cancelled': (number: string, title: string) => `event cancelled: ${title}, order ${number}`,
      'event-moved': (number: string, title: string) => `new date: ${title}, order ${number}`,
      'event-postponed': (number: string, title: string) => `postponed: ${title}, order ${number}`,
      'event-takes-place': (number: string, title: string) => `taking place: ${title}, order ${number}`,
      'room-changed': (number: string, title: string) => `another room: ${title}, order ${number}`,
      rebooked: (number: string, title: string) => `your tickets for another date: ${title}, order ${number}`,
    },
    hello: 'Hello,',
    wholeSeries: 'The whole series',
    ticketCount: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
    visits: (count: number) => (count === 1 ? '1 visit of the pass' : `${count} visits of the pass`),
    thanks: (number: string) => `thank you for your order ${number}. This is what you ordered:`,
    given: (number: string, isAll: boolean) =>
      isAll
        ? `all tickets of your order ${number} are given back.`
        : `you gave back a ticket of your order ${number}. This is what stays:`,
    cancelled: (number: string, isAll: boolean) =>
      isAll
        ? `we have cancelled all tickets of your order ${number}.`
        : `we have cancelled tickets of your order ${number}. This is what stays:`,
    paid: (number: string) => `your order ${number} is paid. These are your tickets:`,
    refunded: (number: string) => `we have given back to you what you paid too much for the order ${number}.`,
    refundFailed: (number: string) =>
      `your bank did not take the money that we wanted to give back to you for the order ${number}. It is with us again, and nothing is lost.`,
    refundedPart: (number: string) =>
      `we have given back to you a part of what you paid too much for the order ${number}.`,
    resent: (number: string) => `here are the tickets of your order ${number} once more:`,
    reminder: (number: string) => `your order ${number} is not paid yet. We keep the seats for you:`,
    notPaid: (number: string) =>
      `your order ${number} was not paid in time. We have given its seats free again.`,
    eventCancelled: (number: string, event: string) =>
      `we are sorry to call this off: ${event}. Your tickets for it, of the order ${number}, are cancelled.`,
    moved: (number: string, event: string, isGivenBackHere: boolean) =>
      `a date of your order ${number} has moved. The new one is: ${event}. Your tickets stay valid. ${
        isGivenBackHere
          ? 'If it does not suit you, give them back by the link until 24 hours before; you get your money back.'
          : 'If it does not suit you, tell the box office: it takes your tickets back.'
      }`,
    takesPlace: (number: string, event: string, isGivenBackHere: boolean) =>
      `a date of your order ${number} was postponed and now takes place as planned after all: ${event}. Your tickets stay valid. ${
        isGivenBackHere
          ? 'If it no longer suits you, give them back by the link until 24 hours before; you get your money back.'
          : 'If it no longer suits you, tell the box office: it takes your tickets back.'
      }`,
    postponed: (number: string, event: string, ways: PostponedWays) =>
      `a date of your order ${number} is postponed: ${event}. There is no new one yet; as soon as there is, we write to you. Your tickets stay valid, for the new date as well. ${
        ways.isGivenBackHere
          ? `If you do not want to wait, give them back by the link whenever you like until then${
              ways.isPaid
                ? `; you get back what you paid${ways.mayBecomeCredit ? ', as money or as credit' : ''}`
                : ''
            }.${ways.isExchangedHere ? ' Or come on another day: if there is another date, exchange them for it there.' : ''}`
          : 'If you do not want to wait, tell the box office: it takes your tickets back or exchanges them.'
      }`,
    wasOn: (when: string) => `postponed, was ${when}`,
    roomChanged: (number: string, event: string, room: string) =>
      `a date of your order ${number} is in another room now: ${event}, ${room}. The time stays, and so do your tickets.`,
    rebooked: (number: string, event: string) =>
      `tickets of your order ${number} are exchanged. The new date is: ${event}. You have new tickets for it; the old ones are void. This is your order now:`,
    disputed:
      'The payment is disputed at your bank. As long as that is not decided, we cannot give anything back.',
    owedChoice:
      'Would you rather have it as credit? Say so on the page of the order, as long as it is not on its way.',
    credited: (amount: string) =>
      `${amount} are credit on your account now. You can pay with it the next time you order.`,
    open: (amount: string) => `Of this, ${amount} is still open.`,
    nothingLeft: 'There is nothing left to pay. The order still lies here:',
    tickets: 'Your tickets are here:',
    pdf: 'All of them as a PDF:',
    toOrder: 'To the order',
    toPdf: 'All tickets, PDF',
    appleIntro: 'For the iPhone:',
    apple: 'Add to Apple Wallet',
    googleIntro: 'For Android:',
    google: 'Add to Google Wallet',
    test: 'This was a test sale: no money is taken, and these tickets open no door.',
    coupon: (code: string) => `Coupon ${code}`,
    total: 'All together',
    vat: (percent: string, amount: string) => `including ${percent} VAT, ${amount}`,
    paying: {
      free: 'There is nothing to pay. Your tickets are here:',
      test: 'The order is here:',
      credit: 'The order is here:',
      online: 'The order is here:',
      'box-office':
        'Please pay at the box office, 30 minutes before it starts at the latest. You get your tickets there, too: just say the number of the order. All of it stands here once more:',
      'on-account': 'Please pay the invoice before your visit. Your tickets are here:',
    },
    keep: 'Whoever knows this link sees the order and its tickets. Pass it on only if that is what you want.',
    bye: 'See you soon',
  },
} as const satisfies Record<Language, { paying: Record<PaymentMethod, string> } & Record<string, unknown>>;
