import { UTF8_MARK } from '#lib/csv.ts';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { amountCell, sheetLine } from '#lib/sheet-cells.ts';
import type { Dimension } from './dimensions.ts';
import type { Occupancy } from './find-occupancy.server.ts';
import type { SalesReport } from './find-sales-report.server.ts';
import { DIMENSION_WORDS } from './group-words.ts';

const SALES_HEADS = [
  msg({ message: 'Tickets', context: 'table' }),
  msg`Received`,
  msg({ message: 'Returned', context: 'report' }),
  msg`Total`,
];

/** A sales report as a table in a language: a row for each group. */
export function salesTable({ rows }: SalesReport, dimension: Dimension, language: Language): string {
  const hasDates = dimension === 'event';
  const heads = [
    DIMENSION_WORDS[dimension],
    ...(hasDates ? [msg({ message: 'Time', context: 'table' })] : []),
    ...SALES_HEADS,
  ];
  return tableOf(
    heads.map((head) => translate(head, language)),
    rows.map((row) => [
      ...[row.name, ...(hasDates ? [row.when ?? ''] : []), String(row.tickets)],
      ...[amountCell(row.receivedCents), amountCell(row.returnedCents), amountCell(row.totalCents)],
    ]),
  );
}

const OCCUPANCY_HEADS = [
  msg`Day`,
  msg`Days before`,
  msg`Issued`,
  msg({ message: 'Cancelled', context: 'report' }),
  msg`Places sold`,
];

/** Occupancy of an event as a table in a language: a row for each day. */
export function occupancyTable({ days }: Occupancy, language: Language): string {
  return tableOf(
    OCCUPANCY_HEADS.map((head) => translate(head, language)),
    days.map(({ day, daysBefore, issued, cancelled, sold }) => [
      ...[day, String(daysBefore), String(issued), String(cancelled), String(sold)],
    ]),
  );
}

const tableOf = (heads: string[], rows: string[][]): string =>
  UTF8_MARK + [heads, ...rows].map(sheetLine).join('');
