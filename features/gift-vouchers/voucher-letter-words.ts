import type { Language } from '#lib/localized.ts';

/** What emails about gift vouchers say. */
export const WORDS = {
  de: {
    hello: 'Hallo,',
    subject: {
      placed: (number: string) => `Dein Gutschein, Bestellung ${number}`,
      'to-pay': (number: string) => `Gutschein bestellt: bitte noch bezahlen, Bestellung ${number}`,
      paid: (number: string) => `Dein Gutschein, Bestellung ${number}`,
      resent: (number: string) => `Dein Gutschein, Bestellung ${number}`,
      cancelled: (number: string) => `Gutschein storniert, Bestellung ${number}`,
      withdrawn: (number: string) => `Dein Widerruf, Bestellung ${number}`,
      refunded: (number: string) => `Geld zurück, Bestellung ${number}`,
      'refund-failed': (number: string) => `Rückzahlung nicht angekommen: Bestellung ${number}`,
      'not-paid': (number: string) => `Nicht bezahlt: Bestellung ${number}`,
    },
    news: {
      placed: (number: string) => `danke für deine Bestellung ${number}. Hier ist dein Gutschein:`,
      'to-pay': (number: string) =>
        `danke für deine Bestellung ${number}. Bezahle den Gutschein bitte innerhalb von 14 Tagen an der Kasse und nenn dort die Nummer der Bestellung. Danach schicken wir ihn los.`,
      paid: (number: string) => `deine Bestellung ${number} ist bezahlt. Hier ist dein Gutschein:`,
      resent: (number: string) => `hier ist noch einmal der Gutschein deiner Bestellung ${number}:`,
      cancelled: (number: string) =>
        `wir haben den Gutschein deiner Bestellung ${number} storniert. Sein Code gilt nicht mehr.`,
      'refund-failed': (number: string) =>
        `deine Bank hat das Geld nicht angenommen, das wir dir für die Bestellung ${number} zurückgeben wollten. Es ist wieder bei uns, und verloren ist nichts.`,
      refunded: (number: string) =>
        `wir haben dir zurückgegeben, was du für die Bestellung ${number} bezahlt hattest.`,
      'not-paid': (number: string) =>
        `dein Gutschein aus der Bestellung ${number} wurde nicht bezahlt. Die Bestellung ist beendet, zu bezahlen gibt es nichts mehr.`,
    },
    withdrawn: (number: string, when: string) =>
      `wir bestätigen deinen Widerruf vom ${when}: Du hast den Kauf des Gutscheins aus der Bestellung ${number} widerrufen. Sein Code gilt nicht mehr.`,
    test: 'Das war ein Probeverkauf: Es fließt kein Geld, und dieser Gutschein ist nichts wert.',
    card: 'Gutschein',
    worth: 'Wert',
    code: 'Code',
    for: (name: string) => `Für ${name}`,
    validUntil: (day: string) => `Gültig bis ${day}`,
    sends: (email: string, day: string | null) =>
      day === null
        ? `Wir schicken ihn gleich auch an ${email}.`
        : `Wir schicken ihn am ${day} auch an ${email}.`,
    notTaxed:
      'Auf einen Gutschein fällt beim Kauf keine Mehrwertsteuer an, sondern erst, wenn er eingelöst wird.',
    pdf: 'Zum Ausdrucken und Verschenken:',
    toPdf: 'Gutschein, PDF',
    order: 'Die Bestellung liegt hier:',
    toOrder: 'Zur Bestellung',
    keep: 'Wer den Code kennt, kann den Gutschein einlösen. Gib ihn nur weiter, wenn du das möchtest.',
    gift: {
      subject: 'Ein Gutschein für dich',
      hello: (name: string) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
      from: (name: string) => `${name} schenkt dir einen Gutschein.`,
      says: (name: string) => `${name} schreibt dazu`,
      how: 'Löse den Code in deinem Konto unter „Guthaben“ ein. Mit dem Guthaben bezahlst du dann Tickets, ganz oder zum Teil.',
      redeem: 'Einlösen:',
      toRedeem: 'Zum Guthaben',
    },
    bye: 'Bis bald',
  },
  en: {
    hello: 'Hello,',
    subject: {
      placed: (number: string) => `your gift voucher, order ${number}`,
      'to-pay': (number: string) => `gift voucher ordered: please pay, order ${number}`,
      paid: (number: string) => `your gift voucher, order ${number}`,
      resent: (number: string) => `your gift voucher, order ${number}`,
      cancelled: (number: string) => `gift voucher cancelled, order ${number}`,
      withdrawn: (number: string) => `your withdrawal, order ${number}`,
      refunded: (number: string) => `money back, order ${number}`,
      'refund-failed': (number: string) => `your money did not arrive: order ${number}`,
      'not-paid': (number: string) => `not paid: order ${number}`,
    },
    news: {
      placed: (number: string) => `thank you for your order ${number}. Here is your gift voucher:`,
      'to-pay': (number: string) =>
        `thank you for your order ${number}. Please pay for the voucher at the box office within 14 days and say the number of the order there. Then we send it.`,
      paid: (number: string) => `your order ${number} is paid. Here is your gift voucher:`,
      resent: (number: string) => `here is the gift voucher of your order ${number} once more:`,
      cancelled: (number: string) =>
        `we have cancelled the gift voucher of your order ${number}. Its code is not valid any more.`,
      'refund-failed': (number: string) =>
        `your bank did not take the money that we wanted to give back to you for the order ${number}. It is with us again, and nothing is lost.`,
      refunded: (number: string) => `we have given back to you what you paid for the order ${number}.`,
      'not-paid': (number: string) =>
        `the gift voucher of your order ${number} was not paid. The order has ended, there is nothing left to pay.`,
    },
    withdrawn: (number: string, when: string) =>
      `we confirm your withdrawal of ${when}: you withdrew from buying the gift voucher of the order ${number}. Its code is not valid any more.`,
    test: 'This was a test sale: no money is taken, and this voucher is worth nothing.',
    card: 'Gift voucher',
    worth: 'Worth',
    code: 'Code',
    for: (name: string) => `For ${name}`,
    validUntil: (day: string) => `Valid until ${day}`,
    sends: (email: string, day: string | null) =>
      day === null ? `We send it to ${email} right away, too.` : `We send it to ${email} on ${day}, too.`,
    notTaxed: 'No VAT is charged when a gift voucher is bought: it is due when the voucher is redeemed.',
    pdf: 'To print and to give away:',
    toPdf: 'Gift voucher, PDF',
    order: 'The order lies here:',
    toOrder: 'To the order',
    keep: 'Whoever knows the code can redeem the voucher. Pass it on only if that is what you want.',
    gift: {
      subject: 'a gift voucher for you',
      hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
      from: (name: string) => `${name} gives you a voucher.`,
      says: (name: string) => `${name} writes`,
      how: 'Redeem the code in your account under "Credit". You pay for tickets with that credit, all of it or a part.',
      redeem: 'Redeem it:',
      toRedeem: 'To your credit',
    },
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;
