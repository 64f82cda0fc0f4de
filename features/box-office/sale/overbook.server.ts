import {
  addPlaces,
  type BoxOfficeDependencies,
  claimsOf,
  findSaleItems,
  isAlive,
  lockHold,
  officeOf,
  type PoolMove,
  runIdempotent,
  unitsByPool,
  withPools,
} from '#features/box-office/holds/index.server.ts';
import { itemsOrdered } from '#features/box-office/ticketing/index.server.ts';
import type {
  CartReceipt,
  CartReference,
  TicketingError,
  TicketOrder,
} from '#features/box-office/ticketing/index.ts';
import { keyedRequest } from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { addWithin, type Plan } from './cart/add-tickets.server.ts';
import { AT_COUNTER } from './counter.server.ts';

/** Tickets that are sold beyond the places of their date, at most `most` of them in all; the same with the same `key` takes effect once. */
interface Overbooking {
  reference: CartReference | null;
  order: TicketOrder;
  key: string | null;
  most: number;
}

/**
 * Adds tickets to a cart of the counter in the transaction of the caller, with the places they are short of (docs/decisions/0126), all or none.
 * Refused with `NOT_ENOUGH` where the date has no more to give, and with `NO_ACTIVE_RESERVATION` once the cart has ended: what was in it is
 * restored by an ordinary press.
 */
export async function overbook(
  dependencies: BoxOfficeDependencies,
  trx: Trx,
  { reference, order, key, most }: Overbooking,
): Promise<Result<{ receipt: CartReceipt; moves: PoolMove[] }, TicketingError>> {
  const office = officeOf(dependencies);
  const buyer = { ...AT_COUNTER, key };
  const hold = reference === null ? undefined : await lockHold(trx, office.engine, reference);
  if (hold && !isAlive(hold, await office.databaseClock(trx))) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  const plan: Plan = async (_, now) => {
    const ordered = itemsOrdered(order, await findSaleItems(trx, order, now), now, buyer);
    return ordered.ok ? succeed(await withPools(trx, ordered.value)) : ordered;
  };
  const moves: PoolMove[] = [];
  const add = async () => {
    const planned = await plan(trx, await office.databaseClock(trx));
    if (!planned.ok) return planned;
    const wanted = unitsByPool(planned.value.flatMap(claimsOf));
    if (!(await addPlaces(trx, office.engine, { performanceId: order.jetId, wanted, most })))
      return fail({ code: 'NOT_ENOUGH' as const });
    return addWithin(office, trx, {
      ...{ reference, buyer, performanceIds: [order.jetId], plan, moves },
      isOverbooked: true,
    });
  };
  const keyed = keyedRequest(buyer, { ...order, isOverbooked: true });
  const done = keyed ? await runIdempotent(office, trx, { keyed, buyer, reference }, add) : await add();
  return done.ok ? succeed({ receipt: done.value, moves }) : done;
}
