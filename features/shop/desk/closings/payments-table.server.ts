import type { MessageDescriptor } from '@lingui/core';
import { findEventTitles } from '#features/box-office/order-store/index.server.ts';
import type { Payment, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { formatPercent } from '#lib/format-percent.ts';
import { translate } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { amountCell, momentCell, sheetLine } from '#lib/sheet-cells.ts';
import type { LedgerLine, LedgerRate } from './ledger-line.ts';

const HEADS = [
  msg`Payment`,
  msg({ message: 'Time', context: 'table' }),
  msg`Order`,
  msg`Event`,
  msg`Type`,
  msg({ message: 'Method', context: 'table' }),
  msg`Receipt`,
  msg({ message: 'VAT', context: 'table' }),
  msg`In`,
  msg`Out`,
];

const KINDS: Record<Payment['kind'], MessageDescriptor> = {
  payment: msg`payment`,
  refund: msg`refund`,
  reversal: msg`reversal`,
  chargeback: msg`chargeback`,
  reinstatement: msg`reinstatement`,
  fee: msg`fee`,
};

const MEANS: Record<PaymentMeans, MessageDescriptor> = {
  cash: msg`cash`,
  card: msg`card`,
  transfer: msg`bank transfer`,
  'set-off': msg`set-off`,
  online: msg`online`,
  credit: msg`credit`,
};

const RATES = {
  voucher: msg`voucher`,
  donation: msg`donation`,
  fee: msg`fee`,
} as const;

/** Payments as a table in a language: a row for each rate of VAT, so that the columns add up to payments and refunds. */
export async function* paymentsTable(
  slices: AsyncIterable<readonly LedgerLine[]>,
  { db, language }: { db: Db; language: Language },
): AsyncGenerator<string> {
  yield UTF8_MARK + sheetLine(HEADS.map((head) => translate(head, language)));
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
    ...[translate(KINDS[kind], language), translate(MEANS[means], language), reference],
    vatCell(basisPoints, language),
    ...(cents > 0 ? [amountCell(cents), ''] : ['', amountCell(-cents)]),
  ]);
}

/** Left open where it is exempt. */
function vatCell(rate: LedgerRate, language: Language): string {
  if (rate === null) return '';
  return typeof rate === 'string' ? translate(RATES[rate], language) : formatPercent(rate);
}
