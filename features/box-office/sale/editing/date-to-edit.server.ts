import { findTerms } from '#features/box-office/holds/index.server.ts';
import type { SaleTerms } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { itemsAtDate } from '../rebooking/items-at-date.ts';
import type { ItemAtDate } from '../rebooking/rebooked-price.ts';
import { findListedPrices, findPoolsAt } from '../rebooking/rebooking-store.server.ts';

/** A date, or one of its timeslots, with the prices of one seat group there. */
interface DateToEdit {
  terms: SaleTerms;
  startsAt: Instant | null;
  items: ItemAtDate[];
}

/** Finds the prices that tickets of a seat group at a date have; `null` where there is no such date or group. */
export async function findDateToEdit(
  db: Db | Trx,
  { jetId, blockId, seatGroup }: { jetId: number; blockId: number | null; seatGroup: string },
  now: Instant,
): Promise<DateToEdit | null> {
  const [terms] = await findTerms(db, [jetId]);
  if (!terms) return null;
  const all = await findPoolsAt(db, [jetId], now);
  const pools = all.filter((pool) => pool.blockId === blockId && pool.seatGroupId !== null);
  const prices = await findListedPrices(db, [terms.priceListId]);
  const items = itemsAtDate(terms, { pools, prices, now }).filter(
    (item) => item.seatGroup.code === seatGroup,
  );
  return items.length === 0 ? null : { terms, startsAt: pools[0]?.startsAt ?? terms.eventStartsAt, items };
}
