import { cancelOrderVoucher } from '#features/box-office/credit/index.server.ts';
import { findPayments, reversePayment } from '#features/box-office/order-store/index.server.ts';
import { cancelPass } from '#features/box-office/passes/index.server.ts';
import { cancelByStaff } from '#features/box-office/sale/index.server.ts';
import type { Order, PaymentError, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import type { Principal, Write } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { releaseLineOf } from '../bank/bank-store.server.ts';
import { changeOrder, type OrderDeskServices } from '../orders/change-order.server.ts';
import { shiftReference } from '../tills/shift.ts';
import { findOpenShift } from '../tills/shift-store.server.ts';

export type UndoError =
  | PaymentError
  | StaffCancellationError
  /** Sold by somebody else, or in a shift that is closed: it is refunded from the order's page. */
  | { code: 'SHIFT_CLOSED' }
  /** Somebody came in with one of its tickets. */
  | { code: 'ADMITTED' };

/**
 * Undoes a sale at the counter while its shift is open: all tickets are cancelled, their places are free, a pass or a
 * gift voucher is void where nobody has used it, and the payments are reversed in the same shift, of which a line of a bank statement is open again; credit and visits of a pass are given back. Idempotent. Needs `sell`.
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
    // Credit is credited again with the tickets; a voucher that was redeemed stays credit.
    const taken = payments.filter(
      ({ kind, means, isReversed }) => kind === 'payment' && means !== 'credit' && !isReversed,
    );
    if (taken.some(({ by }) => by?.id !== staff.id)) return fail({ code: 'SHIFT_CLOSED' });
    const valid = order.tickets.filter(({ state }) => state === 'valid');
    if (valid.length === 0 && taken.length === 0) return succeed(null);
    if (valid.some(({ admission }) => admission !== null)) return fail({ code: 'ADMITTED' });
    const voided = await voidPurchase(write);
    if (!voided.ok) return voided;
    const positions = order.tickets.map(({ position }) => position);
    const cancelled =
      positions.length === 0
        ? succeed({ tags: [], creditCents: 0 })
        : await cancelByStaff(write, { positions, cause: 'by-house' });
    if (!cancelled.ok) return cancelled;
    let paidCents = order.paidCents - cancelled.value.creditCents;
    for (const { id, cents } of taken) {
      const left = { ...order, paidCents };
      const reversed = await reversePayment(
        { ...write, order: left, by: staff.id },
        { paymentId: id, reason: shiftReference(shift) },
      );
      if (!reversed.ok) return reversed;
      await releaseLineOf(trx, id);
      paidCents -= cents;
    }
    const { tags, creditCents } = cancelled.value;
    return succeed({
      ...{ news: 'cancelled-by-house', tags, auditDetails: { undone_at_till: shift.till } },
      ...(creditCents > 0 ? { creditCents } : {}),
    });
  });
}

/** Voids the pass or the gift voucher that was sold, where nobody has used it. */
async function voidPurchase({
  trx,
  order: { number, pass, voucher },
  now,
}: Pick<Write, 'trx' | 'now'> & { order: Order }): Promise<Result<null, UndoError>> {
  const cause = 'by-house';
  if (pass && (await cancelPass(trx, number, { cause, now })) === 'used') return fail({ code: 'PASS_USED' });
  if (voucher && (await cancelOrderVoucher(trx, number, { cause, now })) === 'redeemed')
    return fail({ code: 'VOUCHER_REDEEMED' });
  return succeed(null);
}
