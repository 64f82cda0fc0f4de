import { findEventTitles } from '#features/box-office/order-store/index.server.ts';
import type { Payment, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { formatPercent } from '#lib/format-percent.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { amountCell, momentCell, sheetLine } from '#lib/sheet-cells.ts';
import type { LedgerLine, LedgerRate } from './ledger-line.ts';

const HEADS: Record<Language, readonly string[]> = {
  de: ['Zahlung', 'Zeit', 'Bestellung', 'Veranstaltung', 'Art', 'Weg', 'Beleg', 'USt.', 'Eingang', 'Ausgang'],
  en: ['Payment', 'Time', 'Order', 'Event', 'Type', 'Method', 'Receipt', 'VAT', 'In', 'Out'],
};

const KINDS: Record<Payment['kind'], Localized> = {
  payment: { de: 'Zahlung', en: 'payment' },
  refund: { de: 'Rückzahlung', en: 'refund' },
  reversal: { de: 'Rücknahme', en: 'reversal' },
  chargeback: { de: 'Rückbuchung der Bank', en: 'chargeback' },
  reinstatement: { de: 'Gutschrift der Bank', en: 'reinstatement' },
  fee: { de: 'Gebühr', en: 'fee' },
};

const MEANS: Record<PaymentMeans, Localized> = {
  cash: { de: 'bar', en: 'cash' },
  card: { de: 'Karte', en: 'card' },
  transfer: { de: 'Überweisung', en: 'bank transfer' },
  'set-off': { de: 'Verrechnung', en: 'set-off' },
  online: { de: 'online', en: 'online' },
  credit: { de: 'Guthaben', en: 'credit' },
};

const RATES = {
  voucher: { de: 'Gutschein', en: 'voucher' },
  fee: { de: 'Gebühr', en: 'fee' },
} as const;

/** Payments as a table in a language: a row for each rate of VAT, so that the columns add up to payments and refunds. */
export async function* paymentsTable(
  slices: AsyncIterable<readonly LedgerLine[]>,
  { db, language }: { db: Db; language: Language },
): AsyncGenerator<string> {
  yield UTF8_MARK + sheetLine(HEADS[language]);
  for await (const lines of slices) {
    const titles = await findEventTitles(db, [...new Set(lines.map(({ order }) => order))]);
    const titleOf = ({ order }: LedgerLine) =>
      (titles.get(order) ?? []).map((title) => shown(title, language).text).join(', ');
    yield lines
      .flatMap((line) => rowsOf(line, { title: titleOf(line), language }))
      .map(sheetLine)
      .join('');
  }
}

function rowsOf(
  { paymentId, at, order, kind, means, reference, shares }: LedgerLine,
  { title, language }: { title: string; language: Language },
): string[][] {
  return shares.map(({ basisPoints, cents }) => [
    ...[String(paymentId), momentCell(at, language), order, title],
    ...[shown(KINDS[kind], language).text, shown(MEANS[means], language).text, reference],
    vatCell(basisPoints, language),
    ...(cents > 0 ? [amountCell(cents), ''] : ['', amountCell(-cents)]),
  ]);
}

/** Left open where it is exempt. */
function vatCell(rate: LedgerRate, language: Language): string {
  if (rate === null) return '';
  return typeof rate === 'string' ? shown(RATES[rate], language).text : formatPercent(rate);
}
