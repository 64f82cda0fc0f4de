import { type Office, runWithRetry } from '#features/box-office/holds/index.server.ts';
import { findOrder, findOrderId, lockOrder } from '#features/box-office/order-store/index.server.ts';
import { swapSeats } from '#features/box-office/seating/index.server.ts';
import { isChangeable, isChangedAsWhole } from '#features/box-office/ticketing/index.server.ts';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/**
 * `Seating.swap` of the box office for an order (docs/product/seating.md#sale): one transaction, behind the lock of the order. The holder of the tickets
 * is bound by the same time as for another date. The same seats again change nothing, and nobody is notified twice.
 */
export function swapSeatsOfOrder(
  office: Office,
  secret: string,
  { jetId, seats }: { jetId: number; seats: readonly string[] },
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    await lockOrder(trx, office.engine, secret);
    const order = await findOrder(trx, secret);
    if (!order) return fail({ code: 'UNKNOWN_OFFER' });
    const now = await office.databaseClock(trx);
    const { exchangeHours } = await findSettings(trx);
    const tickets = order.tickets.filter((each) => each.jetId === jetId && each.seats.length > 0);
    const isInvoiced = isChangedAsWhole(order);
    if (order.isTest || !tickets.every((each) => isChangeable({ ...each, isInvoiced }, exchangeHours, now)))
      return fail({ code: 'CANCELLATION_CLOSED' });
    const before = tickets.flatMap((each) => each.seats.map(({ guid }) => guid));
    if (before.length === seats.length && before.every((guid) => seats.includes(guid))) return succeed(null);
    const orderId = await findOrderId(trx, secret);
    const swapped = await swapSeats(trx, office.engine, { orderId }, { performanceId: jetId, seats });
    if (!swapped.ok) return swapped;
    const after = await findOrder(trx, secret);
    if (after) await office.onOrder(trx, after, { kind: 'changed', jetId, at: now });
    return succeed(null);
  });
}
