import { findDateToEdit } from '#features/box-office/sale/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { mayNameGroup } from '../group-names/find-group-names-view.server.ts';
import type { GroupAllergiesView } from './group-allergies-view.ts';

/** Returns how a group may count allergies and needs; `null` where none of its prices asks for them, or it may not be named either. */
export async function findGroupAllergiesView(
  db: Db,
  order: Order,
  now: Instant,
): Promise<GroupAllergiesView | null> {
  if (!mayNameGroup(order, now)) return null;
  const valid = order.tickets.filter(({ state }) => state === 'valid');
  const [first] = valid;
  if (!first) return null;
  const { jetId, blockId, seatGroup } = first;
  const date = await findDateToEdit(db, { jetId, blockId, seatGroup: seatGroup.code }, now);
  const bought = new Set(valid.map(({ price }) => price.saleTypeId));
  const isAsked = date?.items.some(
    ({ saleTypeId, conditions }) => conditions.asksAllergies && bought.has(saleTypeId),
  );
  return isAsked ? { heads: valid.length } : null;
}
