import type { Language } from '#lib/localized.ts';

/** Texts of emails about passes. */
export const WORDS = {
  de: {
    hello: 'Hallo,',
    subject: {
      placed: (name: string, number: string) => `${name}, Bestellung ${number}`,
      'to-pay': (name: string, number: string) => `${name}: bitte noch bezahlen, Bestellung ${number}`,
      paid: (name: string, number: string) => `${name}, Bestellung ${number}`,
      received: (_: string, number: string) => `Geld angekommen, Bestellung ${number}`,
      resent: (name: string, number: string) => `${name}, Bestellung ${number}`,
      prolonged: (name: string, number: string) => `${name} gilt länger, Bestellung ${number}`,
      cancelled: (name: string, number: string) => `${name} storniert, Bestellung ${number}`,
      refunded: (_: string, number: string) => `Geld zurück, Bestellung ${number}`,
      'refund-failed': (_: string, number: string) => `Rückzahlung nicht angekommen: Bestellung ${number}`,
      'not-paid': (_: string, number: string) => `Nicht bezahlt: Bestellung ${number}`,
    },
    received: (number: string, amount: string) => `für deine Bestellung ${number} sind ${amount} angekommen.`,
    open: (amount: string) => `Noch zu bezahlen: ${amount}.`,
    news: {
      placed: (number: string) => `danke für deine Bestellung ${number}. Das gehört jetzt dir:`,
      'to-pay': (number: string) =>
        `danke für deine Bestellung ${number}. Bezahle sie bitte innerhalb von 14 Tagen an der Kasse und nenn dort die Nummer. Danach kannst du damit kommen:`,
      paid: (number: string) => `deine Bestellung ${number} ist bezahlt. Das gehört jetzt dir:`,
      resent: (number: string) => `hier ist noch einmal, was du mit der Bestellung ${number} gekauft hast:`,
      prolonged: (number: string) => `was du mit der Bestellung ${number} gekauft hast, gilt jetzt länger:`,
      cancelled: (number: string) =>
        `wir haben storniert, was du mit der Bestellung ${number} gekauft hast. Es gilt nicht mehr:`,
      'refund-failed': (number: string) =>
        `deine Bank hat das Geld nicht angenommen, das wir dir für die Bestellung ${number} zurückgeben wollten. Es ist wieder bei uns, und verloren ist nichts.`,
      refunded: (number: string) =>
        `wir haben dir zurückgegeben, was du für die Bestellung ${number} bezahlt hattest.`,
      'not-paid': (number: string) =>
        `deine Bestellung ${number} wurde nicht bezahlt. Sie ist beendet, zu bezahlen gibt es nichts mehr.`,
    },
    test: 'Das war ein Probeverkauf: Es fließt kein Geld, und damit kommt niemand herein.',
    price: 'Preis',
    visits: 'Besuche',
    left: (left: number, all: number) => `${left} von ${all} übrig`,
    series: (title: string) => `Für alle Termine von „${title}“`,
    validUntil: (day: string) => `Gültig bis ${day}`,
    vat: (rate: string, amount: string) => `Im Preis sind ${rate} Mehrwertsteuer: ${amount}.`,
    noAccount:
      'Damit du deine Besuche nutzen kannst, brauchst du ein Konto: Leg es mit dieser E-Mail-Adresse an und hol deine Bestellung dort unter „Bestellungen“ zu dir.',
    how: 'So geht’s: Melde dich an, leg deine Tickets in den Warenkorb und wähle dort dein Abonnement. Jeder Platz ist ein Besuch. Gibst du ein Ticket rechtzeitig zurück, hast du den Besuch wieder.',
    toPasses: { intro: 'Was übrig ist, steht hier:', label: 'Zu deinen Abonnements' },
    toOrder: { intro: 'Die Bestellung liegt hier:', label: 'Zur Bestellung' },
    bye: 'Bis bald',
  },
  en: {
    hello: 'Hello,',
    subject: {
      placed: (name: string, number: string) => `${name}, order ${number}`,
      'to-pay': (name: string, number: string) => `${name}: please pay, order ${number}`,
      paid: (name: string, number: string) => `${name}, order ${number}`,
      received: (_: string, number: string) => `Payment received, order ${number}`,
      resent: (name: string, number: string) => `${name}, order ${number}`,
      prolonged: (name: string, number: string) => `${name} extended, order ${number}`,
      cancelled: (name: string, number: string) => `${name} cancelled, order ${number}`,
      refunded: (_: string, number: string) => `Your refund, order ${number}`,
      'refund-failed': (_: string, number: string) => `Your refund didn’t arrive: order ${number}`,
      'not-paid': (_: string, number: string) => `Not paid: order ${number}`,
    },
    received: (number: string, amount: string) => `We’ve received ${amount} for your order ${number}.`,
    open: (amount: string) => `${amount} is still to be paid.`,
    news: {
      placed: (number: string) => `Thank you for your order ${number}. This is now yours:`,
      'to-pay': (number: string) =>
        `Thank you for your order ${number}. Please pay for it at the box office within 14 days, quoting the number. After that you can use it:`,
      paid: (number: string) => `Your order ${number} is paid. This is now yours:`,
      resent: (number: string) => `Here’s what you bought with order ${number} again:`,
      prolonged: (number: string) => `What you bought with order ${number} is now valid for longer:`,
      cancelled: (number: string) =>
        `We’ve cancelled what you bought with order ${number}. It’s no longer valid:`,
      'refund-failed': (number: string) =>
        `Your bank rejected the refund for your order ${number}. The money is back with us and nothing is lost.`,
      refunded: (number: string) => `We’ve refunded what you paid for order ${number}.`,
      'not-paid': (number: string) =>
        `Your order ${number} wasn’t paid. It has expired and there’s nothing left to pay.`,
    },
    test: 'This was a test sale: no money is taken, and it won’t get anyone in.',
    price: 'Price',
    visits: 'Visits',
    left: (left: number, all: number) => `${left} of ${all} left`,
    series: (title: string) => `For all dates of “${title}”`,
    validUntil: (day: string) => `Valid until ${day}`,
    vat: (rate: string, amount: string) => `The price includes ${rate} VAT: ${amount}.`,
    noAccount:
      'To use your visits you need an account: create one with this email address, then add your order under “Orders”.',
    how: 'How it works: sign in, put your tickets in the cart and choose your pass there. Each seat uses one visit. Return a ticket in time and you get the visit back.',
    toPasses: { intro: 'See what’s left here:', label: 'Go to your passes' },
    toOrder: { intro: 'Your order is here:', label: 'View order' },
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;
