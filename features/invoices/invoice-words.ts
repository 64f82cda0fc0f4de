import type { PaymentMeans } from '#features/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';

/** What stands on invoices and on what answers them. */
export const INVOICE_WORDS = {
  de: {
    invoice: (number: string) => `Rechnung ${number}`,
    cancellation: (number: string) => `Stornorechnung ${number}`,
    issued: 'Datum',
    order: 'Bestellung',
    ordered: 'Bestellt am',
    reference: 'Bestellzeichen',
    answers: 'Storniert aus Rechnung',
    lines: { what: 'Leistung', quantity: 'Anzahl', each: 'Einzeln', sum: 'Betrag' },
    tickets: 'Eintritt',
    total: 'Gesamtbetrag',
    credited: 'Gutschrift',
    vat: { rate: 'Steuersatz', net: 'Netto', vat: 'MwSt.', gross: 'Brutto', exempt: 'steuerfrei' },
    payments: (day: string) => `Zahlungen, Stand ${day}`,
    paymentsOfOrder: (number: string, day: string) =>
      `Alle Rechnungen der Bestellung ${number}: Zahlungen, Stand ${day}`,
    came: (day: string, means: string, reference: string) => `${day}, ${means}, Beleg ${reference}`,
    back: (day: string, means: string, reference: string) =>
      `${day}, zurückgezahlt, ${means}, Beleg ${reference}`,
    open: (amount: string) => `Noch zu bezahlen: ${amount}`,
    settled: 'Bezahlt. Es ist nichts mehr offen.',
    owed: (amount: string) => `Wir zahlen dir zurück: ${amount}`,
    transfer: (number: string) => `Bitte vor dem Besuch überweisen, mit dem Verwendungszweck ${number}.`,
    returned: 'Wir verrechnen den Betrag mit der Rechnung oder zahlen ihn zurück.',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    means: {
      cash: 'bar',
      card: 'Karte',
      transfer: 'Überweisung',
      'set-off': 'Verrechnung',
      online: 'online',
      credit: 'Guthaben',
    },
  },
  en: {
    invoice: (number: string) => `Invoice ${number}`,
    cancellation: (number: string) => `Cancellation ${number}`,
    issued: 'Date',
    order: 'Order',
    ordered: 'Ordered on',
    reference: 'Order reference',
    answers: 'Cancelled from invoice',
    lines: { what: 'What', quantity: 'Number', each: 'Each', sum: 'Amount' },
    tickets: 'Admission',
    total: 'Total',
    credited: 'Credited',
    vat: { rate: 'VAT rate', net: 'Net', vat: 'VAT', gross: 'Gross', exempt: 'exempt' },
    payments: (day: string) => `Payments, as of ${day}`,
    paymentsOfOrder: (number: string, day: string) =>
      `All invoices of the order ${number}: payments, as of ${day}`,
    came: (day: string, means: string, reference: string) => `${day}, ${means}, receipt ${reference}`,
    back: (day: string, means: string, reference: string) =>
      `${day}, paid back, ${means}, receipt ${reference}`,
    open: (amount: string) => `Still to pay: ${amount}`,
    settled: 'Paid. Nothing is open.',
    owed: (amount: string) => `We pay back to you: ${amount}`,
    transfer: (number: string) =>
      `Please pay by bank transfer before your visit, with the reference ${number}.`,
    returned: 'We set the amount off against the invoice, or pay it back.',
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    means: {
      cash: 'cash',
      card: 'card',
      transfer: 'bank transfer',
      'set-off': 'set off',
      online: 'online',
      credit: 'credit',
    },
  },
} as const satisfies Record<Language, { means: Record<PaymentMeans, string> } & Record<string, unknown>>;
