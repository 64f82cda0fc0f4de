import { centsAt } from '#features/box-office/prices/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { ItemAtDate } from './rebooked-price.ts';
import type { DateOfProduction, ListedPrice, PoolAtDate } from './rebooking-store.server.ts';

/** Returns the prices of a date that are sold from some of its pools, each with its cost at a moment. */
export function itemsAtDate(
  {
    performanceId,
    priceListId,
    eventStartsAt,
  }: Pick<DateOfProduction, 'performanceId' | 'priceListId' | 'eventStartsAt'>,
  { pools, prices, now }: { pools: readonly PoolAtDate[]; prices: readonly ListedPrice[]; now: Instant },
): ItemAtDate[] {
  return pools.flatMap((pool) =>
    prices
      .filter((price) => price.priceListId === priceListId && price.seatGroupId === pool.seatGroupId)
      .map((price) => ({
        ...price,
        cents: centsAt({ cents: price.cents, early: price.conditions.early }, eventStartsAt, now),
        performanceId,
        poolIds: [pool.id, ...pool.drawsOn],
      })),
  );
}
