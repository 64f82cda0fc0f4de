import type { LineToAdd } from '#features/box-office/holds/index.server.ts';
import { findDraws, findItemsOfPrice } from '#features/box-office/holds/index.server.ts';
import type { WholeSeries } from '#features/box-office/holds/index.ts';
import { shareByWeight } from '#features/box-office/prices/index.server.ts';
import {
  isOnSale,
  priceChanged,
  saleClosed,
  WHOLE_SERIES_DATES,
} from '#features/box-office/ticketing/index.server.ts';
import type { SaleItem, SeriesOrder, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { findDatesOfSeries, findSeriesPrices, type SeriesDate } from './series-date-store.server.ts';

/** A line that belongs to a series. */
export type SeriesLine = LineToAdd & Pick<SaleItem, 'free' | 'planGroup'> & { series: WholeSeries };

/**
 * The lines of a whole series at one price: one for each of its dates, with its share of the price. Refused, with the event
 * in question, where a date is over or has started, is cancelled, or is not sold at this price where all come at once.
 */
export async function planSeries(
  trx: Db | Trx,
  { seriesId, priceId, quantity, cents }: SeriesOrder['tickets'][number] & { seriesId: number },
  now: Instant,
): Promise<Result<SeriesLine[], TicketingError>> {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return fail({ code: 'UNKNOWN_OFFER' });
  const [price] = await findSeriesPrices(trx, seriesId, priceId);
  if (!price) return fail({ code: 'UNKNOWN_OFFER' });
  const items = await itemsOfDates(trx, await findDatesOfSeries(trx, seriesId), priceId, now);
  if (!items.ok) return items;
  if (price.cents !== cents) return fail(priceChanged([price]));
  const series = { seriesId, priceId, cents, vatBasisPoints: price.vatBasisPoints, quantity };
  return succeed(await linesOf(trx, series, items.value));
}

/** Reads the items sold with a series at one price: one for each of its dates, in their order. */
export async function itemsOfDates(
  db: Db | Trx,
  dates: readonly SeriesDate[],
  priceId: number,
  now: Instant,
): Promise<Result<SaleItem[], TicketingError>> {
  const { atLeast, atMost } = WHOLE_SERIES_DATES;
  if (dates.length < atLeast || dates.length > atMost) return fail({ code: 'UNKNOWN_OFFER' });
  const performanceIds = dates.flatMap(({ jetId }) => jetId ?? []);
  const found = await findItemsOfPrice(db, { priceId, performanceIds }, now);
  const items: SaleItem[] = [];
  for (const { jetId, startsAt } of dates) {
    const named = jetId === null ? {} : { jetId };
    // A course that has started is not joined in the middle at its whole price.
    if (startsAt <= now) return fail({ code: 'SALE_CLOSED', stop: 'past', ...named });
    const item = jetId === null ? undefined : found.get(jetId);
    if (!item) return fail({ code: 'UNKNOWN_OFFER', ...named });
    if (!isOnSale(item, now)) return fail({ ...saleClosed([item], now), ...named });
    items.push(item);
  }
  return succeed(items);
}

/** The price is split in proportion to the single prices of the dates. */
async function linesOf(
  trx: Db | Trx,
  series: WholeSeries,
  items: readonly SaleItem[],
): Promise<SeriesLine[]> {
  const shares = shareByWeight(
    series.cents,
    items.map(({ cents }) => cents),
  );
  const draws = await findDraws(
    trx,
    items.map(({ poolId }) => poolId),
  );
  return items.map((item, index) => ({
    ...item,
    cents: shares[index] ?? 0,
    quantity: series.quantity,
    poolIds: [item.poolId, ...(draws.get(item.poolId) ?? [])],
    series,
  }));
}
