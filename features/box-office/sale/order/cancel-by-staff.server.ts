import { changedTags } from '#features/box-office/holds/index.server.ts';
import type { OrderWrite } from '#features/box-office/order-store/index.server.ts';
import {
  cancelInvoices,
  findTicketId,
  freePlaces,
  markCancelled,
  returnCredit,
  returnUsesOfCancelled,
} from '#features/box-office/order-store/index.server.ts';
import { deleteAnswersOfTickets } from '#features/box-office/questions/index.server.ts';
import type { CancellationCause, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';

/**
 * Cancels tickets of a locked order on behalf of staff, or of a group that gives some back, all or none of them; those that are cancelled already are
 * unaffected. Their places are released, the part paid with credit is credited again, and their invoice gets a cancellation
 * document. Returns the newly cancelled tickets, the credited amount, and the cache tags of their places.
 */
export async function cancelByStaff(
  { trx, order, now }: Pick<OrderWrite, 'trx' | 'order' | 'now'>,
  { positions, cause }: { positions: number[]; cause: Exclude<CancellationCause, 'exchanged'> },
): Promise<Result<{ cancelled: number[]; creditCents: number; tags: CacheTag[] }, StaffCancellationError>> {
  if (order.isTest) return fail({ code: 'CANCELLATION_CLOSED' });
  const wanted = order.tickets.filter(({ position }) => positions.includes(position));
  if (wanted.length === 0 || wanted.length < new Set(positions).size) return fail({ code: 'UNKNOWN_TICKET' });
  const tickets = wanted.filter(({ state }) => state === 'valid');
  if (tickets.length === 0) return succeed({ cancelled: [], creditCents: 0, tags: [] });
  const ids: number[] = [];
  for (const { code } of tickets) {
    const id = await findTicketId(trx, code);
    await markCancelled(trx, id, { cause, now });
    ids.push(id);
  }
  await deleteAnswersOfTickets(trx, ids);
  await returnUsesOfCancelled(trx, { secret: order.secret, ticketIds: ids, now });
  const creditCents = await returnCredit(trx, order.secret, { isWholly: false, now });
  const moves = await freePlaces(trx, ids);
  const cancelled = tickets.map(({ position }) => position);
  await cancelInvoices(trx, order, { positions: cancelled, now });
  return succeed({ cancelled, creditCents, tags: changedTags(moves) });
}
