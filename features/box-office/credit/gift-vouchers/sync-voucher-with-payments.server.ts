import { writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { VoucherCancellationCause } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { validUntil } from './order-voucher.ts';
import { findRedeemedAt } from './redemption-store.server.ts';
import { drawVoucherCode } from './voucher-code.server.ts';

/**
 * Synchronises the voucher of an order with its payments (docs/decisions/0076): it exists and is valid while all of it is
 * paid. Called in the transaction that records a payment, behind the lock of the order. Orders of tickets and tests have
 * none.
 */
export async function syncVoucherWithPayments(trx: Trx, orderId: number, now: Instant): Promise<void> {
  const sold = await trx
    .selectFrom('order_vouchers')
    .innerJoin('orders', 'orders.id', 'order_vouchers.order_id')
    .select(['order_vouchers.cents', 'voucher_id', 'number'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'valid')
    .where('is_test', '=', false)
    .executeTakeFirst();
  if (!sold) return;
  const isPaid = (await paidCents(trx, orderId)) >= sold.cents;
  if (sold.voucher_id !== null) return setActive(trx, sold.voucher_id, isPaid);
  if (!isPaid) return;
  const { id } = await trx
    .insertInto('gift_vouchers')
    .values({
      code: drawVoucherCode(),
      cents: sold.cents,
      recipient: sold.number,
      valid_until: validUntil(now),
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('order_vouchers').set({ voucher_id: id }).where('order_id', '=', orderId).execute();
}

/** Outcome of voiding a voucher. */
type VoidedVoucher = 'voided' | 'cancelled-before' | 'redeemed' | 'none';

/**
 * Cancels the voucher of a locked order: its code is worth nothing from then on. One that was redeemed is not cancelled: with `redeemed`
 * the transaction has to be given up.
 */
export async function cancelOrderVoucher(
  trx: Trx,
  orderNumber: string,
  { cause, now }: { cause: VoucherCancellationCause; now: Instant },
): Promise<VoidedVoucher> {
  const sold = await findSold(trx, orderNumber);
  if (!sold) return 'none';
  if (sold.state === 'cancelled') return 'cancelled-before';
  if (sold.voucher_id !== null && !(await switchOff(trx, sold.voucher_id))) return 'redeemed';
  await trx
    .updateTable('order_vouchers')
    .set({ state: 'cancelled', cancellation_cause: cause, changed_at: now })
    .where('order_vouchers.id', '=', sold.id)
    .execute();
  await writeOrderBalance(trx, sold.order_id);
  return 'voided';
}

/** Disables the voucher of a locked order before its payment is reversed; `false`, to abort, when it was redeemed. */
export async function suspendVoucher(trx: Trx, orderNumber: string): Promise<boolean> {
  const sold = await findSold(trx, orderNumber);
  return !sold || sold.voucher_id === null || switchOff(trx, sold.voucher_id);
}

function findSold(trx: Trx, orderNumber: string) {
  return trx
    .selectFrom('order_vouchers')
    .innerJoin('orders', 'orders.id', 'order_vouchers.order_id')
    .select(['order_vouchers.id', 'order_id', 'voucher_id', 'state'])
    .where('number', '=', orderNumber)
    .executeTakeFirst();
}

/** Takes the lock of the voucher first, so that a redemption happens entirely before or after this; then reads its state. */
async function switchOff(trx: Trx, voucherId: number): Promise<boolean> {
  await setActive(trx, voucherId, false);
  return (await findRedeemedAt(trx, voucherId)) === null;
}

async function setActive(trx: Trx, voucherId: number, isActive: boolean): Promise<void> {
  await trx.updateTable('gift_vouchers').set({ is_active: isActive }).where('id', '=', voucherId).execute();
}

async function paidCents(trx: Trx, orderId: number): Promise<number> {
  const { cents } = await trx
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<number | null>('cents').as('cents'))
    .where('order_id', '=', orderId)
    // Ignores chargebacks: money the bank takes back in a dispute voids nothing, staff decide that (docs/decisions/0098).
    .where('kind', 'not in', ['fee', 'chargeback', 'reinstatement'])
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
