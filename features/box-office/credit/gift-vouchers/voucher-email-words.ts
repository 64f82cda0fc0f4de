import type { Language } from '#lib/localized.ts';

/** Texts of emails about gift vouchers. */
export const WORDS = {
  de: {
    hello: 'Hallo,',
    subject: {
      placed: (number: string) => `Dein Gutschein, Bestellung ${number}`,
      'to-pay': (number: string) => `Gutschein bestellt: bitte noch bezahlen, Bestellung ${number}`,
      paid: (number: string) => `Dein Gutschein, Bestellung ${number}`,
      received: (number: string) => `Geld angekommen, Bestellung ${number}`,
      resent: (number: string) => `Dein Gutschein, Bestellung ${number}`,
      cancelled: (number: string) => `Gutschein storniert, Bestellung ${number}`,
      withdrawn: (number: string) => `Dein Widerruf, Bestellung ${number}`,
      refunded: (number: string) => `Geld zurück, Bestellung ${number}`,
      'refund-failed': (number: string) => `Rückzahlung nicht angekommen: Bestellung ${number}`,
      'not-paid': (number: string) => `Nicht bezahlt: Bestellung ${number}`,
    },
    received: (number: string, amount: string) => `für deine Bestellung ${number} sind ${amount} angekommen.`,
    open: (amount: string) => `Noch zu bezahlen: ${amount}.`,
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
      placed: (number: string) => `Your gift voucher, order ${number}`,
      'to-pay': (number: string) => `Please pay for your gift voucher, order ${number}`,
      paid: (number: string) => `Your gift voucher, order ${number}`,
      received: (number: string) => `Payment received, order ${number}`,
      resent: (number: string) => `Your gift voucher, order ${number}`,
      cancelled: (number: string) => `Gift voucher cancelled, order ${number}`,
      withdrawn: (number: string) => `Your withdrawal, order ${number}`,
      refunded: (number: string) => `Your refund, order ${number}`,
      'refund-failed': (number: string) => `Your refund didn’t arrive: order ${number}`,
      'not-paid': (number: string) => `Not paid: order ${number}`,
    },
    received: (number: string, amount: string) => `We’ve received ${amount} for your order ${number}.`,
    open: (amount: string) => `${amount} is still to be paid.`,
    news: {
      placed: (number: string) => `Thank you for your order ${number}. Here’s your gift voucher:`,
      'to-pay': (number: string) =>
        `Thank you for your order ${number}. Please pay for the voucher at the box office within 14 days, quoting your order number. We’ll then send it.`,
      paid: (number: string) => `Your order ${number} is paid. Here’s your gift voucher:`,
      resent: (number: string) => `Here’s the gift voucher from your order ${number} again:`,
      cancelled: (number: string) =>
        `We’ve cancelled the gift voucher in your order ${number}. Its code is no longer valid.`,
      'refund-failed': (number: string) =>
        `Your bank rejected the refund for your order ${number}. The money is back with us and nothing is lost.`,
      refunded: (number: string) => `We’ve refunded what you paid for order ${number}.`,
      'not-paid': (number: string) =>
        `The gift voucher in your order ${number} wasn’t paid for. The order has expired and there’s nothing left to pay.`,
    },
    withdrawn: (number: string, when: string) =>
      `This confirms your withdrawal of ${when} from the purchase of the gift voucher in order ${number}. Its code is no longer valid.`,
    test: 'This was a test sale: no money is taken, and this voucher is worth nothing.',
    card: 'Gift voucher',
    worth: 'Worth',
    code: 'Code',
    for: (name: string) => `For ${name}`,
    validUntil: (day: string) => `Valid until ${day}`,
    sends: (email: string, day: string | null) =>
      day === null
        ? `We’re sending it to ${email} straight away too.`
        : `We’ll send it to ${email} on ${day} too.`,
    notTaxed: 'You don’t pay VAT when you buy a gift voucher: it’s due when the voucher is redeemed.',
    pdf: 'To print and give:',
    toPdf: 'Gift voucher, PDF',
    order: 'Your order is here:',
    toOrder: 'View order',
    keep: 'Anyone with the code can redeem the voucher, so think before you pass it on.',
    gift: {
      subject: 'A gift voucher for you',
      hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
      from: (name: string) => `${name} has given you a voucher.`,
      says: (name: string) => `${name} says`,
      how: 'Redeem the code in your account under “Credit”. Then use the credit to pay for tickets, in full or in part.',
      redeem: 'Redeem it here:',
      toRedeem: 'Go to your credit',
    },
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;
