import { findPayments, reversePayment } from '#features/box-office/order-store/index.server.ts';
import { cancelByStaff } from '#features/box-office/sale/index.server.ts';
import type { Order, PaymentError, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from '../orders/change-order.server.ts';
import { findOpenShift } from '../tills/shift-store.server.ts';

export type UndoError =
  | PaymentError
  | StaffCancellationError
  /** Sold by somebody else, or in a shift that is closed: it is refunded from the order's page. */
  | { code: 'SHIFT_CLOSED' }
  /** Somebody came in with one of its tickets. */
  | { code: 'ADMITTED' };

/**
 * Undoes a sale at the counter while its shift is open: all tickets are cancelled, their places are free, and the payments
 * are reversed in the same shift. Idempotent. Needs `sell`.
 */
export function undoSale(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
): Promise<Result<Order, UndoError>> {
  return changeOrder<UndoError>(services, staff, { number, permission: 'sell' }, async (write) => {
    const { trx, order } = write;
    const shift = await findOpenShift(trx, staff.id);
    if (!shift || order.soldBy !== staff.id || order.placedAt < shift.openedAt)
      return fail({ code: 'SHIFT_CLOSED' });
    const payments = await findPayments(trx, number);
    const taken = payments.filter(({ kind, isReversed }) => kind === 'payment' && !isReversed);
    if (taken.some(({ by }) => by?.id !== staff.id)) return fail({ code: 'SHIFT_CLOSED' });
    const valid = order.tickets.filter(({ state }) => state === 'valid');
    if (valid.length === 0 && taken.length === 0) return succeed(null);
    if (valid.some(({ admission }) => admission !== null)) return fail({ code: 'ADMITTED' });
    const positions = order.tickets.map(({ position }) => position);
    const cancelled = await cancelByStaff(write, { positions, cause: 'by-house' });
    if (!cancelled.ok) return cancelled;
    let paidCents = order.paidCents;
    for (const { id, cents } of taken) {
      const left = { ...order, paidCents };
      const reversed = await reversePayment(
        { ...write, order: left, by: staff.id },
        { paymentId: id, reason: `Undone at ${shift.till}` },
      );
      if (!reversed.ok) return reversed;
      paidCents -= cents;
    }
    return succeed({ news: 'cancelled-by-house', tags: cancelled.value.tags });
  });
}
