import type { Period } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { translate } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, formatDay, shortTime, timeOf } from '#lib/venue-time.ts';
import type { Abortable } from '../closings/ledger-store.server.ts';
import type { Dimension } from './dimensions.ts';
import { CHANNEL_WORDS, DELETED_ACCOUNT, DELETED_EVENT, ITEM_WORDS, NOBODY } from './group-words.ts';
import { findReportedEvents, findSellerNames, type ReportedEvent } from './names-store.server.ts';
import { paidSales } from './paid-sales-store.server.ts';
import { groupKey, groupOf, type SaleGroup } from './sale-group.ts';
import { type SalesSums, salesTally, sumOfSales } from './sales-report.ts';
import { ticketMoves } from './ticket-moves-store.server.ts';

/** Group of a report in one language. */
export interface SalesRow extends SalesSums {
  /** Identifies it within its report. */
  key: string;
  name: string;
  /** Second line of the name: when the event takes place. */
  when: string | null;
  /** The event itself, where the group is one that is in the programme. */
  eventId: number | null;
  /** Sort key among groups with the same sums, or in time. */
  order: string;
}

/** Sales of a period by one dimension, with their sum (docs/product/box-office.md#reports). */
export interface SalesReport {
  rows: SalesRow[];
  sum: SalesSums;
}

/**
 * Sums tickets by when they were ordered, exchanged and cancelled, and money by when it was recorded, over days of the venue.
 * The money comes to the ledger of the same period, to the cent. Test orders do not count.
 */
export async function findSalesReport(
  db: Db,
  { dimension, period, language }: { dimension: Dimension; period: Period; language: Language },
  abortable: Abortable = {},
): Promise<SalesReport> {
  const tally = salesTally<SaleGroup>(groupKey);
  for await (const sales of paidSales(db, period, abortable))
    for (const sale of sales)
      tally.add(
        groupOf(sale, dimension),
        sale.isReceipt ? { receivedCents: sale.cents } : { returnedCents: sale.cents },
      );
  for await (const moves of ticketMoves(db, period, dimension, abortable))
    for (const { group, tickets } of moves) tally.add(group, { tickets });
  const groups = tally.groups();
  const nameOf = await namesFor(
    db,
    groups.map(({ group }) => group),
    { dimension, language },
  );
  const named = salesTally<ReturnType<typeof nameOf>>(({ key }) => key);
  for (const { group, sums } of groups) named.add(nameOf(group), sums);
  const rows = named
    .groups()
    .map(({ group, sums }) => ({ ...group, ...sums }))
    .filter((row) => row.tickets !== 0 || row.receivedCents !== 0 || row.returnedCents !== 0)
    .toSorted(isOfTime(dimension) ? byOrder : bySum);
  return { rows, sum: sumOfSales(rows) };
}

const isOfTime = (dimension: Dimension) => dimension === 'event' || dimension === 'hour';
const byOrder = (a: SalesRow, b: SalesRow) => a.order.localeCompare(b.order);
const bySum = (a: SalesRow, b: SalesRow) =>
  b.totalCents - a.totalCents || b.tickets - a.tickets || byOrder(a, b);

/** Names groups in a language; events of one production become one. */
async function namesFor(
  db: Db,
  groups: readonly SaleGroup[],
  { dimension, language }: { dimension: Dimension; language: Language },
): Promise<(group: SaleGroup) => Omit<SalesRow, keyof SalesSums>> {
  const events = await findReportedEvents(
    db,
    groups.flatMap((group) => (group.by === 'event' ? group.performanceId : [])),
  );
  const sellers = await findSellerNames(
    db,
    groups.flatMap((group) => (group.by === 'seller' && group.userId !== null ? group.userId : [])),
  );
  const row = (
    key: string,
    name: string,
    more: { when?: string; eventId?: number; order?: string } = {},
  ) => ({
    ...{ key, name, when: more.when ?? null, eventId: more.eventId ?? null, order: more.order ?? `~${name}` },
  });
  const eventRow = (key: string, { id, productionId, title, startsAt }: ReportedEvent) => {
    const { text } = shown(title, language);
    return dimension === 'production'
      ? row(`production-${productionId}`, text)
      : row(key, text, { when: eventMoment(startsAt, language), eventId: id, order: startsAt });
  };
  return (group) => {
    const key = groupKey(group);
    switch (group.by) {
      case 'event': {
        const event = events.get(group.performanceId);
        if (event) return eventRow(key, event);
        return row(key, group.title ? shown(group.title, language).text : translate(DELETED_EVENT, language));
      }
      case 'price':
        return row(key, shown(group.name, language).text);
      case 'item':
        return row(key, translate(ITEM_WORDS[group.kind], language));
      case 'channel':
        return row(key, translate(CHANNEL_WORDS[group.channel], language));
      case 'seller':
        if (group.userId === null) return row(key, translate(NOBODY, language));
        return row(key, sellers.get(group.userId) ?? translate(DELETED_ACCOUNT, language));
      case 'hour':
        return row(key, hourWords(group.hour), { order: String(group.hour).padStart(2, '0') });
    }
  };
}

/** `Freitag, 20. November 2026, 19:00` */
export const eventMoment = (startsAt: string, language: Language): string =>
  `${formatDay(dayOf(startsAt), language)}, ${shortTime(timeOf(startsAt), language)}`;

/** `09:00–10:00` */
function hourWords(hour: number): string {
  const from = `${String(hour).padStart(2, '0')}:00`;
  return `${from}–${String(hour + 1).padStart(2, '0')}:00`;
}
