import type { Office } from '#features/box-office/holds/index.server.ts';
import { runWithRetry } from '#features/box-office/holds/index.server.ts';
import {
  findOrder,
  findTicketId,
  freePlaces,
  lockOrder,
  markCancelled,
  returnCredit,
  returnUsesOfCancelled,
} from '#features/box-office/order-store/index.server.ts';
import { deleteAnswersOfTickets } from '#features/box-office/questions/index.server.ts';
import { isCancellable, isChangedAsWhole } from '#features/box-office/ticketing/index.server.ts';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { leavesFlatPrice } from '../rebooking/flat-tickets.server.ts';
import { breaksCompanions, findTogetherRules } from '../rebooking/tickets-together.server.ts';

/**
 * `TicketingProvider.cancelTicket` of the box office: one transaction, behind the lock of the order. The ticket's places are free
 * with its end. Asked twice it happens once.
 */
export function cancelTicket(
  office: Office,
  { secret, position, asCredit = false }: { secret: string; position: number; asCredit?: boolean },
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx, moves) => {
    await lockOrder(trx, office.engine, secret);
    const now = await office.databaseClock(trx);
    const order = await findOrder(trx, secret);
    const ticket = order?.tickets.find((each) => each.position === position);
    if (!order || !ticket) return fail({ code: 'UNKNOWN_OFFER' });
    if (ticket.state === 'cancelled') return succeed(null);
    if (!isCancellable({ ...ticket, isInvoiced: isChangedAsWhole(order) }, now))
      return fail({ code: 'CANCELLATION_CLOSED' });
    const rules = await findTogetherRules(trx, order);
    if (breaksCompanions(order, { positions: [position], rules })) return fail({ code: 'GOES_TOGETHER' });
    if (await leavesFlatPrice(trx, order, [position])) return fail({ code: 'FLAT_PRICE' });

    const id = await findTicketId(trx, ticket.code);
    await markCancelled(trx, id, { cause: 'returned', now });
    await deleteAnswersOfTickets(trx, [id]);
    await returnUsesOfCancelled(trx, { secret, ticketIds: [id], now });
    const creditCents = await returnCredit(trx, secret, { isWholly: asCredit, now });
    const after = await findOrder(trx, secret);
    if (after) await office.onOrder(trx, after, { kind: 'ticket-cancelled', creditCents, at: now });
    moves.push(...(await freePlaces(trx, [id])));
    return succeed(null);
  });
}
