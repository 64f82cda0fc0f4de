import { suspendVoucher } from '#features/box-office/credit/index.server.ts';
import { refusalToRecordPayment, refusalToRefund } from '#features/box-office/ticketing/index.server.ts';
import type { Order, Payment, PaymentError, PaymentRequest } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { returnCredit } from './credit-of-order.server.ts';
import { clearNetwork, findPayments, insertPayment } from './payment-store.server.ts';

/** Context of a write to a locked order: the author and the time. */
export interface OrderWrite {
  trx: Trx;
  order: Order;
  by: number;
  now: Instant;
  /** The open shift of its cashier, if any: the cash is counted with it. */
  shiftId?: number | null;
}

/** `isNew`: `false` for a repeated submission. */
export interface WrittenPayment {
  id: number;
  isNew: boolean;
}

/**
 * Records a payment for an order: all of the open amount or, where that was displayed, any amount (docs/decisions/0057).
 * Idempotent: a repeated submission returns the existing one.
 */
export async function writePayment(
  write: OrderWrite,
  request: PaymentRequest,
): Promise<Result<WrittenPayment, PaymentError>> {
  const known = await findSame(write, 'payment', request);
  const refusal = refusalToRecordPayment(write.order, request);
  if (known && (refusal?.code === 'NOTHING_OPEN' || refusal?.code === 'OPEN_CHANGED'))
    return succeed({ id: known.id, isNew: false });
  if (refusal) return fail(refusal);
  const { cents, means, reference } = request;
  const id = await insert(write, { cents, means, reference, kind: 'payment' });
  await clearNetwork(write.trx, write.order.secret);
  return succeed({ id, isNew: true });
}

/** Records a refund of the amount due, all of it or the part that does not go back online. */
export async function writeRefund(
  write: OrderWrite,
  request: PaymentRequest,
): Promise<Result<WrittenPayment, PaymentError>> {
  const known = await findSame(write, 'refund', { ...request, cents: -request.cents });
  const refusal = refusalToRefund(write.order, request.cents);
  if (refusal && known) return succeed({ id: known.id, isNew: false });
  if (refusal) return fail(refusal);
  const id = await insert(write, { ...request, cents: -request.cents, kind: 'refund' });
  return succeed({ id, isNew: true });
}

/** Books the same as credit of the account that ordered, and writes it down. Pressed twice it happens once. */
export async function writeCreditRefund(
  { trx, order, by, now }: OrderWrite,
  cents: number,
): Promise<Result<{ isNew: boolean }, PaymentError>> {
  const request = { cents: -cents, means: 'credit', reference: order.number } as const;
  const known = await findSame({ trx, order, by, now }, 'refund', request);
  const refusal = refusalToRefund(order, cents);
  if (refusal && known) return succeed({ isNew: false });
  if (refusal) return fail(refusal);
  if (order.voucher) return fail({ code: 'VOUCHER_AS_MONEY' });
  if (order.customer.userId === null) return fail({ code: 'NO_ACCOUNT' });
  await returnCredit(trx, order.secret, { isWholly: true, atMost: cents, by, now });
  return succeed({ isNew: true });
}

/** Reverses a payment recorded by mistake, once, by its own row. */
export async function reversePayment(
  write: OrderWrite,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<Result<WrittenPayment, PaymentError>> {
  const payments = await findPayments(write.trx, write.order.number);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment || payment.kind === 'reversal') return fail({ code: 'UNKNOWN_PAYMENT' });
  if (payment.means === 'online') return fail({ code: 'PAID_ONLINE' });
  if (payment.means === 'credit') return fail({ code: 'PAID_WITH_CREDIT' });
  if (payment.isReversed) return succeed({ id: paymentId, isNew: false });
  const { paidCents, returningCents, coveredCents, due } = write.order;
  if (paidCents - returningCents - payment.cents < 0) return fail({ code: 'SPENT' });
  const isPaidWithout = coveredCents - payment.cents >= due.totalCents;
  if (!isPaidWithout && !(await suspendVoucher(write.trx, write.order.number)))
    return fail({ code: 'VOUCHER_REDEEMED' });
  const { means, reference } = payment;
  const id = await insert(write, {
    kind: 'reversal',
    cents: -payment.cents,
    means,
    reference,
    reason,
    reverses_id: paymentId,
  });
  return succeed({ id, isNew: true });
}

async function findSame(
  { trx, order }: OrderWrite,
  kind: Payment['kind'],
  { cents, means, reference }: Pick<Payment, 'cents' | 'means' | 'reference'>,
): Promise<Payment | undefined> {
  const payments = await findPayments(trx, order.number);
  return payments.find(
    (one) =>
      one.kind === kind &&
      !one.isReversed &&
      one.cents === cents &&
      one.means === means &&
      one.reference === reference,
  );
}

function insert(
  { trx, order, by, now, shiftId = null }: OrderWrite,
  payment: Pick<Payment, 'kind' | 'cents' | 'means' | 'reference'> & {
    reason?: string;
    reverses_id?: number;
  },
): Promise<number> {
  const { reason = null, reverses_id = null } = payment;
  return insertPayment(trx, order.secret, {
    ...payment,
    reason,
    reverses_id,
    recorded_by: by,
    recorded_at: now,
    shift_id: shiftId,
  });
}
