import { findGroupNames } from '#features/box-office/questions/index.server.ts';
import { isEnquiry } from '#features/box-office/ticketing/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { GroupNamesView } from './group-names-view.ts';

/** Tells if a group may name those who come: it has ordered, and nothing of it has started. */
export function mayNameGroup(order: Order, now: Instant): boolean {
  if (order.group === null || isEnquiry(order)) return false;
  const valid = order.tickets.filter(({ state }) => state === 'valid');
  return valid.length > 0 && valid.every(({ startsAt }) => startsAt === null || now < startsAt);
}

/** Returns the names a group has given; `null` where it may give none. */
export async function findGroupNamesView(db: Db, order: Order, now: Instant): Promise<GroupNamesView | null> {
  if (!mayNameGroup(order, now)) return null;
  return {
    names: [...(await findGroupNames(db, order.number)).values()],
    heads: order.tickets.filter(({ state }) => state === 'valid').length,
    areOnTickets: order.group?.isOneCode === false,
  };
}
