import { changedTags, holdPlaces, type PoolMove } from '#features/box-office/holds/index.server.ts';
import type { OrderWrite } from '#features/box-office/order-store/index.server.ts';
import {
  cancelInvoices,
  findOrder,
  issueInvoice,
  returnCredit,
} from '#features/box-office/order-store/index.server.ts';
import type { RebookingError, RebookingRequest } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { exchangeTickets, movePlaces } from './exchange-tickets.server.ts';
import { planRebooking } from './plan-rebooking.server.ts';
import { chosenDate, isRebooked } from './rebook-tickets.server.ts';

/**
 * Exchanges tickets of a locked order for another date on behalf of staff, all or none of them: at any time, and for more
 * than before, too. The part paid with credit and owed now is credited again; the invoice gets a cancellation document, and
 * the new tickets are on another. `null`: it was done before.
 */
export async function rebookByStaff(
  { trx, order, now, ids }: Pick<OrderWrite, 'trx' | 'order' | 'now'> & { ids: IdSource },
  request: Omit<RebookingRequest, 'asCredit'>,
): Promise<Result<{ positions: number[]; creditCents: number; tags: CacheTag[] } | null, RebookingError>> {
  const { to } = request;
  const positions = [...new Set(request.positions)];
  if (isRebooked(order, positions, to)) return succeed(null);
  const plans = await planRebooking(trx, { order, positions, by: 'house', now, only: to.jetId });
  if (!plans.ok) return plans;
  const chosen = chosenDate(plans.value, request);
  if (!chosen.ok) return chosen;
  const exchanged = await exchangeTickets(trx, { ids, order, planned: chosen.value, now });
  const creditCents = await returnCredit(trx, order.secret, { isWholly: false, now });
  const moves: PoolMove[] = [];
  const moved = await movePlaces(trx, exchanged, { take: holdPlaces, moves });
  if (!moved.ok) return fail({ code: moved.error.code });
  await cancelInvoices(trx, order, { positions, now });
  const after = await findOrder(trx, order.secret);
  if (after && order.invoice !== null)
    await issueInvoice(trx, { order: after, positions: exchanged.positions, now });
  return succeed({ positions: exchanged.positions, creditCents, tags: changedTags(moves) });
}
