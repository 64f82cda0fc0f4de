import { rebookByStaff, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import type { Order, RebookingError, RebookingRequest } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

export type RebookingServices = OrderDeskServices & { ids: IdSource; databaseClock: DatabaseClock };

/**
 * Exchanges tickets of an order for another date of the same production on behalf of staff, all of the named ones or none,
 * and notifies the customer (docs/decisions/0078). A higher price is open from then on, a lower one is owed. Idempotent.
 * Needs `sell`.
 */
export async function rebookTickets(
  services: RebookingServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  request: Omit<RebookingRequest, 'asCredit'>,
): Promise<Result<Order, RebookingError>> {
  const rebook = () =>
    changeOrder<RebookingError>(services, staff, { number, permission: 'sell' }, async (write) => {
      const done = await rebookByStaff({ ...write, ids: services.ids }, request);
      if (!done.ok) return done;
      if (done.value === null) return succeed(null);
      const { creditCents, tags } = done.value;
      return succeed({ news: 'rebooked', jetId: request.to.jetId, creditCents, tags });
    });
  const first = await rebook();
  if (first.ok || first.error.code !== 'NOT_ENOUGH') return first;
  // Places of carts whose time is over are free, though nobody has given them back yet.
  await releaseExpiredHolds(services);
  return rebook();
}
