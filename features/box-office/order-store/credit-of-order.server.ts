import {
  addCredit,
  claimCredit,
  releaseClaimedCredit,
  spendCredit,
} from '#features/box-office/credit/index.server.ts';
import type { Hold } from '#features/box-office/holds/index.server.ts';
import { creditIn, openCents } from '#features/box-office/ticketing/index.server.ts';
import type { OrderRequest } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { findOrder } from './order-store.server.ts';
import { findPayments, insertPayment } from './payment-store.server.ts';

/**
 * Reserves the part of a cart that is paid with credit, while the rest is paid at a provider, replacing an earlier
 * reservation; `false` when the credit does not suffice.
 */
export async function claimCreditOf(
  trx: Trx,
  { customer: { userId }, creditCents = 0 }: OrderRequest,
  holdId: number,
): Promise<boolean> {
  await releaseClaimedCredit(trx, [holdId]);
  if (creditCents === 0) return true;
  return userId !== null && claimCredit(trx, { holdId, userId, cents: creditCents });
}

/** Pays what was agreed of an order with credit, put aside before or not, and writes it down; `false` when it is not there. */
export async function payWithCredit(
  trx: Trx,
  { hold, request, secret, now }: { hold: Hold; request: OrderRequest; secret: string; now: Instant },
): Promise<boolean> {
  await releaseClaimedCredit(trx, [hold.id]);
  const { userId } = request.customer;
  const cents = request.creditCents ?? 0;
  if (cents === 0) return true;
  if (userId === null) return false;
  const written = await writeCredit(trx, secret, { kind: 'payment', cents, by: null, now });
  return spendCredit(trx, { ...written, userId, cents, now });
}

/**
 * Refunds the amount due of a locked order as credit: as much as was paid with credit, all of it with `isWholly`, and not
 * more than `atMost`. Returns how much that was; nothing for guest orders, nor for money on its way back.
 */
export async function returnCredit(
  trx: Trx,
  secret: string,
  {
    isWholly,
    atMost = Number.POSITIVE_INFINITY,
    by = null,
    now,
  }: { isWholly: boolean; atMost?: number; by?: number | null; now: Instant },
): Promise<number> {
  const order = await findOrder(trx, secret);
  const owed = order ? -openCents(order) - order.returningCents : 0;
  const userId = order?.customer.userId ?? null;
  // A voucher becomes credit by being redeemed; its price is refunded as money.
  if (!order || order.voucher || owed <= 0 || userId === null) return 0;
  // The bank may take what is disputed: only what was credit becomes credit again.
  const wanted =
    isWholly && !order.isDisputed ? owed : Math.min(owed, creditIn(await findPayments(trx, order.number)));
  const cents = Math.min(wanted, atMost);
  if (cents === 0) return 0;
  const written = await writeCredit(trx, secret, { kind: 'refund', cents: -cents, by, now });
  await addCredit(trx, { ...written, kind: 'refund', userId, cents, now });
  return cents;
}

/** Writes credit down with the payments of an order; gives what its booking names. */
async function writeCredit(
  trx: Trx,
  secret: string,
  { kind, cents, by, now }: { kind: 'payment' | 'refund'; cents: number; by: number | null; now: Instant },
): Promise<{ orderId: number; reference: string }> {
  const { id, number } = await trx
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('secret', '=', secret)
    .executeTakeFirstOrThrow();
  const payment = await insertPayment(trx, secret, {
    kind,
    cents,
    means: 'credit',
    reference: number,
    recorded_by: by,
    recorded_at: now,
  });
  return { orderId: id, reference: `payment ${payment}` };
}
