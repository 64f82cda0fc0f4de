import { priceSum } from '#features/box-office/prices/index.server.ts';
import type {
  BillingContents,
  BillingDocument,
  BillingLine,
  Order,
  Payment,
} from '#features/box-office/ticketing/index.ts';
import { openCents } from '#features/box-office/ticketing/index.ts';
import { formatPercent } from '#lib/format-percent.ts';
import { inLanguage } from '#lib/i18n.ts';
import { formatIban } from '#lib/iban.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { type QrPath, qrPath } from '#lib/qr-path.ts';
import { dateOfMonth, dayOf, formatTime, type Instant, monthAndYear, timeOf } from '#lib/venue-time.ts';
import { bankTransfer } from './bank-transfer.ts';
import { INVOICE_WORDS } from './invoice-words.ts';

/** Contents of an invoice sheet, as text and in reading order. */
export interface InvoiceSheet {
  title: string;
  seller: { name: string; address: string[]; tax: string[]; bank: string[] };
  recipient: string[];
  facts: [string, string][];
  head: { what: string; quantity: string; each: string; sum: string };
  lines: { what: string; detail: string; quantity: string; each: string; sum: string }[];
  total: [string, string];
  vatHead: string[];
  vat: string[][];
  payments: { title: string; rows: [string, string][]; state: string[] } | null;
  /** How to pay what is open by scanning a code; `null` where that cannot be. */
  transfer: { title: string; alt: string; qr: QrPath; rows: [string, string][] } | null;
  /** Text on the refund of the credited amount; `null` on an invoice. */
  returned: string | null;
}

/** Builds the sheet of an invoice, or of the document that answers one, in a language; with its payments up to `now`. */
export function invoiceSheet(
  document: BillingDocument,
  {
    order,
    payments,
    isOneOfSeveral = false,
    language,
    now,
  }: {
    order: Order;
    payments: readonly Payment[];
    /** The order has further invoices: the paid amount is that of all of them. */
    isOneOfSeveral?: boolean;
    language: Language;
    now: Instant;
  },
): InvoiceSheet {
  const words = inLanguage(INVOICE_WORDS, language);
  const { number, issuedAt, answers, contents } = document;
  const { seller } = contents;
  const sign = answers === null ? 1 : -1;
  const sum = priceSum(contents.lines);
  const day = (instant: Instant) => dateOf(instant, language);
  const transfer = answers === null ? bankTransfer(order, { seller, invoice: number, language }) : null;
  return {
    title: answers === null ? words.invoice(number) : words.cancellation(number),
    seller: {
      name: seller.name,
      address: [seller.street, `${seller.postalCode} ${seller.city}`.trim()].filter((line) => line !== ''),
      tax: [
        ...(seller.vatId ? [`${words.vatId} ${seller.vatId}`] : []),
        ...(seller.taxNumber ? [`${words.taxNumber} ${seller.taxNumber}`] : []),
      ],
      bank: [
        ...(seller.iban ? [`IBAN ${formatIban(seller.iban)}`] : []),
        ...(seller.bic ? [`BIC ${seller.bic}`] : []),
      ],
    },
    recipient: recipientLines(contents),
    facts: [
      [words.issued, day(issuedAt)],
      ...(answers === null ? [] : [[words.answers, answers] as [string, string]]),
      [words.order, contents.orderNumber],
      [words.ordered, day(contents.orderedAt)],
      ...(contents.recipient?.reference
        ? [[words.reference, contents.recipient.reference] as [string, string]]
        : []),
      ...(contents.recipient?.leitwegId
        ? [['Leitweg-ID', contents.recipient.leitwegId] as [string, string]]
        : []),
    ],
    head: words.lines,
    lines: contents.lines.map((line) => ({
      ...textsOf(line, language),
      quantity: String(line.quantity),
      each: formatAmount(sign * line.cents),
      sum: formatAmount(sign * line.cents * line.quantity),
    })),
    total: [answers === null ? words.total : words.credited, formatAmount(sign * sum.totalCents)],
    vatHead: [words.vat.rate, words.vat.net, words.vat.vat, words.vat.gross],
    vat: sum.vat.map(({ basisPoints, grossCents, vatCents }) => [
      basisPoints === null ? words.vat.exempt : formatPercent(basisPoints),
      formatAmount(sign * (grossCents - vatCents)),
      formatAmount(sign * vatCents),
      formatAmount(sign * grossCents),
    ]),
    payments:
      answers === null
        ? paymentsOf(order, payments, { isOneOfSeveral, hasTransfer: transfer !== null, language, now })
        : null,
    transfer: transfer && {
      ...{ title: words.scan, alt: words.code },
      ...{ qr: qrPath(transfer.code), rows: transfer.rows },
    },
    returned: answers === null ? null : words.returned,
  };
}

/** Recipient as on an envelope; the customer is named, too. */
function recipientLines({ customer, recipient }: BillingContents): string[] {
  const lines = recipient
    ? [
        recipient.organisation,
        customer.name,
        recipient.street,
        `${recipient.postalCode} ${recipient.city}`.trim(),
      ]
    : [customer.name, customer.email];
  return lines.filter((line) => line !== '');
}

export function textsOf({ title, startsAt, detail, cents }: BillingLine, language: Language) {
  if (title === null && cents < 0) return { what: shown(detail, language).text, detail: '' };
  const words = inLanguage(INVOICE_WORDS, language);
  const when =
    startsAt === null ? [] : [`${dateOf(startsAt, language)}, ${formatTime(timeOf(startsAt), language)}`];
  return {
    what: title === null ? words.tickets : shown(title, language).text,
    detail: [...when, shown(detail, language).text].join(' · '),
  };
}

function paymentsOf(
  order: Order,
  payments: readonly Payment[],
  {
    isOneOfSeveral,
    hasTransfer,
    language,
    now,
  }: { isOneOfSeveral: boolean; hasTransfer: boolean; language: Language; now: Instant },
): InvoiceSheet['payments'] {
  const words = inLanguage(INVOICE_WORDS, language);
  // Excludes reversed entries and the provider's fees, which concern nobody outside.
  const meant = payments.filter(
    ({ kind, isReversed }) => kind !== 'reversal' && kind !== 'fee' && !isReversed,
  );
  const open = openCents(order);
  return {
    title: isOneOfSeveral
      ? words.paymentsOfOrder(order.number, dateOf(now, language))
      : words.payments(dateOf(now, language)),
    rows: meant.map(({ cents, means, reference, at }) => {
      const say = cents > 0 ? words.came : words.back;
      return [say(dateOf(at, language), words.means[means], reference), formatAmount(cents)];
    }),
    state: [
      ...(open > 0
        ? [words.open(formatAmount(open)), hasTransfer ? words.beforeVisit : words.transfer(order.number)]
        : []),
      ...(open === 0 ? [words.settled] : []),
      ...(open < 0 ? [words.owed(formatAmount(-open))] : []),
    ],
  };
}

/** Books want the year and no weekday: `20. November 2026`, `20 November 2026`. */
function dateOf(instant: Instant, language: Language): string {
  const day = dayOf(instant);
  return `${dateOfMonth(day)}${language === 'de' ? '.' : ''} ${monthAndYear(day, language)}`;
}
