import type { PaymentMethod } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';

/** Self-service options of customers with tickets for something postponed. */
export interface PostponementOptions {
  isGivenBackHere: boolean;
  isExchangedHere: boolean;
  isPaid: boolean;
  /** True if the amount paid is refunded as credit on request. */
  mayBecomeCredit: boolean;
}

/** Texts of the order emails. */
export const WORDS = {
  de: {
    subject: (number: string) => `Deine Bestellung ${number}`,
    subjects: {
      paid: (number: string) => `Deine Tickets, Bestellung ${number}`,
      received: (number: string) => `Geld angekommen: Bestellung ${number}`,
      resent: (number: string) => `Deine Tickets, Bestellung ${number}`,
      'refund-failed': (number: string) => `Rückzahlung nicht angekommen: Bestellung ${number}`,
      changed: (number: string) => `Geändert: Bestellung ${number}`,
      reserved: (number: string) => `Länger reserviert: Bestellung ${number}`,
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
    received: (number: string, amount: string) => `für deine Bestellung ${number} sind ${amount} angekommen.`,
    refunded: (number: string) =>
      `wir haben dir zurückgegeben, was du für die Bestellung ${number} zu viel bezahlt hattest.`,
    refundFailed: (number: string) =>
      `deine Bank hat das Geld nicht angenommen, das wir dir für die Bestellung ${number} zurückgeben wollten. Es ist wieder bei uns, und verloren ist nichts.`,
    refundedPart: (number: string) =>
      `wir haben dir einen Teil dessen zurückgegeben, was du für die Bestellung ${number} zu viel bezahlt hattest.`,
    resent: (number: string) => `hier sind noch einmal die Tickets deiner Bestellung ${number}:`,
    changed: (number: string) => `wir haben deine Bestellung ${number} geändert. So sieht sie jetzt aus:`,
    reserved: (number: string) => `wir halten die Plätze deiner Bestellung ${number} länger für dich:`,
    reservedThanks: (number: string) =>
      `wir haben für dich reserviert, Bestellung ${number}. Bezahlt ist noch nichts:`,
    reservedUntil: (end: string) =>
      `Wir halten die Plätze bis ${end}. Bezahle bitte bis dahin an der Kasse; dort bekommst du auch deine Tickets. Nenn einfach die Nummer der Bestellung. Danach geben wir die Plätze frei. Alles steht noch einmal hier:`,
    reminder: (number: string) =>
      `deine Bestellung ${number} ist noch nicht bezahlt. Wir halten die Plätze für dich:`,
    reminderOfRest: (number: string) =>
      `deine Bestellung ${number} ist noch nicht ganz bezahlt. Wir halten die Plätze für dich:`,
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
    postponed: (number: string, event: string, options: PostponementOptions) =>
      `ein Termin deiner Bestellung ${number} ist verschoben: ${event}. Einen neuen gibt es noch nicht; sobald er feststeht, schreiben wir dir. Deine Tickets gelten weiter, auch für den neuen Termin. ${
        options.isGivenBackHere
          ? `Willst du nicht warten, gib sie bis dahin über den Link zurück, wann du willst${
              options.isPaid
                ? `; du bekommst wieder, was du bezahlt hast${options.mayBecomeCredit ? ', als Geld oder als Guthaben' : ''}`
                : ''
            }.${options.isExchangedHere ? ' Oder komm an einem anderen Tag: Gibt es noch einen Termin, buchst du sie dort um.' : ''}`
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
    transfer: 'So überweist du, was noch offen ist:',
    scan: 'Ein QR-Code für deine Banking-App steht auf der Seite der Bestellung.',
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
    subject: (number: string) => `Your order ${number}`,
    subjects: {
      paid: (number: string) => `Your tickets, order ${number}`,
      received: (number: string) => `Payment received: order ${number}`,
      resent: (number: string) => `Your tickets, order ${number}`,
      'refund-failed': (number: string) => `Your refund didn’t arrive: order ${number}`,
      changed: (number: string) => `Changed: order ${number}`,
      reserved: (number: string) => `Held for longer: order ${number}`,
      reminder: (number: string) => `Please pay for order ${number}`,
      'not-paid': (number: string) => `Not paid: order ${number}`,
      'event-cancelled': (number: string, title: string) => `Cancelled: ${title}, order ${number}`,
      'event-moved': (number: string, title: string) => `New date: ${title}, order ${number}`,
      'event-postponed': (number: string, title: string) => `Postponed: ${title}, order ${number}`,
      'event-takes-place': (number: string, title: string) => `Going ahead: ${title}, order ${number}`,
      'room-changed': (number: string, title: string) => `Room change: ${title}, order ${number}`,
      rebooked: (number: string, title: string) => `Your new date: ${title}, order ${number}`,
    },
    hello: 'Hello,',
    wholeSeries: 'Whole series',
    ticketCount: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
    visits: (count: number) => (count === 1 ? '1 visit from the pass' : `${count} visits from the pass`),
    thanks: (number: string) => `Thank you for your order ${number}. Here’s what you ordered:`,
    given: (number: string, isAll: boolean) =>
      isAll
        ? `All the tickets in your order ${number} have been returned.`
        : `You’ve returned a ticket from your order ${number}. Here’s what’s left:`,
    cancelled: (number: string, isAll: boolean) =>
      isAll
        ? `We’ve cancelled all the tickets in your order ${number}.`
        : `We’ve cancelled tickets in your order ${number}. Here’s what’s left:`,
    paid: (number: string) => `Your order ${number} is paid. Here are your tickets:`,
    received: (number: string, amount: string) => `We’ve received ${amount} for your order ${number}.`,
    refunded: (number: string) => `We’ve refunded what you overpaid for order ${number}.`,
    refundFailed: (number: string) =>
      `Your bank rejected the refund for your order ${number}. The money is back with us and nothing is lost.`,
    refundedPart: (number: string) => `We’ve refunded part of what you overpaid for order ${number}.`,
    resent: (number: string) => `Here are the tickets for your order ${number} again:`,
    changed: (number: string) => `We’ve changed your order ${number}. Here it is now:`,
    reserved: (number: string) => `We’re holding the seats of your order ${number} for longer:`,
    reservedThanks: (number: string) =>
      `We’ve reserved these for you, order ${number}. Nothing has been paid yet:`,
    reservedUntil: (end: string) =>
      `We’re holding the seats until ${end}. Please pay at the box office by then, and pick up your tickets there too: just quote your order number. After that we release the seats. All the details are here:`,
    reminder: (number: string) => `Your order ${number} hasn’t been paid yet. We’re holding your seats:`,
    reminderOfRest: (number: string) =>
      `Your order ${number} hasn’t been paid in full yet. We’re holding your seats:`,
    notPaid: (number: string) => `Your order ${number} wasn’t paid in time, so we’ve released the seats.`,
    eventCancelled: (number: string, event: string) =>
      `We’re sorry, but we’ve had to cancel ${event}. Your tickets for it in order ${number} have been cancelled.`,
    moved: (number: string, event: string, isGivenBackHere: boolean) =>
      `A date in your order ${number} has moved. The new one is: ${event}. Your tickets stay valid. ${
        isGivenBackHere
          ? 'If it doesn’t suit you, use the link to return them up to 24 hours before, and you’ll get your money back.'
          : 'If it doesn’t suit you, tell the box office and they’ll take your tickets back.'
      }`,
    takesPlace: (number: string, event: string, isGivenBackHere: boolean) =>
      `A date in your order ${number} was postponed, but is now going ahead as planned after all: ${event}. Your tickets stay valid. ${
        isGivenBackHere
          ? 'If it no longer suits you, use the link to return them up to 24 hours before, and you’ll get your money back.'
          : 'If it no longer suits you, tell the box office and they’ll take your tickets back.'
      }`,
    postponed: (number: string, event: string, options: PostponementOptions) =>
      `A date in your order ${number} has been postponed: ${event}. There’s no new date yet. We’ll email you as soon as there is. Your tickets stay valid for the new date too. ${
        options.isGivenBackHere
          ? `If you’d rather not wait, use the link to return them whenever you like until then${
              options.isPaid
                ? `, and you’ll get back what you paid${options.mayBecomeCredit ? ', as money or as credit' : ''}`
                : ''
            }.${options.isExchangedHere ? ' Or come on another day: if there’s another date, you can exchange them there.' : ''}`
          : 'If you’d rather not wait, tell the box office and they’ll take your tickets back or exchange them.'
      }`,
    wasOn: (when: string) => `postponed, was ${when}`,
    roomChanged: (number: string, event: string, room: string) =>
      `A date in your order ${number} is now in a different room: ${event}, ${room}. The time and your tickets stay the same.`,
    rebooked: (number: string, event: string) =>
      `We’ve exchanged tickets in your order ${number}. The new date is: ${event}. You have new tickets for it, and the old ones no longer work. Here’s your order now:`,
    disputed: 'The payment is being disputed with your bank. Until that’s decided, we can’t refund anything.',
    owedChoice:
      'Would you rather have it as credit? You can choose that on your order page until we’ve sent it.',
    credited: (amount: string) =>
      `${amount} is now credit in your account. You can pay with it next time you order.`,
    open: (amount: string) => `${amount} of this is still to be paid.`,
    transfer: 'To pay what’s due by bank transfer:',
    scan: 'There’s a QR code for your banking app on the order page.',
    nothingLeft: 'There’s nothing left to pay. You can still see your order here:',
    tickets: 'Your tickets are here:',
    pdf: 'All tickets as a PDF:',
    toOrder: 'View order',
    toPdf: 'All tickets, PDF',
    appleIntro: 'For iPhone:',
    apple: 'Add to Apple Wallet',
    googleIntro: 'For Android:',
    google: 'Add to Google Wallet',
    test: 'This was a test sale: no money is taken, and these tickets won’t get anyone in.',
    coupon: (code: string) => `Voucher code ${code}`,
    total: 'Total',
    vat: (percent: string, amount: string) => `including ${percent} VAT, ${amount}`,
    paying: {
      free: 'There’s nothing to pay. Your tickets are here:',
      test: 'Your order is here:',
      credit: 'Your order is here:',
      online: 'Your order is here:',
      'box-office':
        'Please pay at the box office at least 30 minutes before the start, and pick up your tickets there too: just quote your order number. All the details are here:',
      'on-account': 'Please pay the invoice before your visit. Your tickets are here:',
    },
    keep: 'Anyone with this link can see the order and its tickets, so think before you pass it on.',
    bye: 'See you soon',
  },
} as const satisfies Record<Language, { paying: Record<PaymentMethod, string> } & Record<string, unknown>>;
