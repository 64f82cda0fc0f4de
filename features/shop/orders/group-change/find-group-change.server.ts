import { pricesForGroups } from '#features/box-office/prices/index.server.ts';
import { findDateToEdit, refusalToEdit } from '#features/box-office/sale/index.server.ts';
import {
  isEnquiry,
  lastDayToShrink,
  mayShrink,
  saleStop,
} from '#features/box-office/ticketing/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatDay, type Instant } from '#lib/venue-time.ts';
import type { GroupChangeView } from './group-change-view.ts';

/** Returns how a group may change its numbers; `null` for all other orders, and once somebody came in or the date is over. */
export async function findGroupChange(
  db: Db,
  order: Order,
  { language, now }: { language: Language; now: Instant },
): Promise<GroupChangeView | null> {
  const valid = order.tickets.filter(({ state }) => state === 'valid');
  const [first] = valid;
  if (order.group === null || !first || refusalToEdit(order)) return null;
  if (valid.some(({ admission, jetId }) => admission !== null || jetId !== first.jetId)) return null;
  const { jetId, blockId, seatGroup } = first;
  const date = await findDateToEdit(db, { jetId, blockId, seatGroup: seatGroup.code }, now);
  if (!date || saleStop(date.terms, now) !== null) return null;
  const counted = (saleTypeId: number) => valid.filter(({ price }) => price.saleTypeId === saleTypeId).length;
  const isForGroups = pricesForGroups(
    date.items.map(({ priceName, conditions }) => ({ name: priceName, conditions })),
  );
  const { groupChangeDays } = await findSettings(db);
  const { startsAt } = date;
  const isHeld = isEnquiry(order);
  return {
    rows: date.items
      .filter((item) => counted(item.saleTypeId) > 0 || isForGroups(item))
      .map(({ saleTypeId, priceName, cents, conditions }) => ({
        ...{ saleTypeId, cents, quantity: counted(saleTypeId) },
        ...{ name: shown(priceName, language), flat: conditions.flat },
      })),
    shrinkUntil:
      isHeld || startsAt === null ? null : formatDay(lastDayToShrink(startsAt, groupChangeDays), language),
    mayShrink: isHeld || mayShrink(startsAt, groupChangeDays, now),
  };
}
