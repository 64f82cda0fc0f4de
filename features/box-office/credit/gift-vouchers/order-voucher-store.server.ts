import { sql } from 'kysely';
import { writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { OrderVoucher, VoucherPurchase } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import { TEST_CODE, validUntil } from './order-voucher.ts';

/** Secrets come from addresses: PostgreSQL takes no zero byte. */
const SECRET = /^[\w-]{1,64}$/;

function orderVouchers(db: Db | Trx) {
  return db
    .selectFrom('order_vouchers')
    .innerJoin('orders', 'orders.id', 'order_vouchers.order_id')
    .leftJoin('gift_vouchers', (join) =>
      join
        .onRef('gift_vouchers.id', '=', 'order_vouchers.voucher_id')
        .on('gift_vouchers.is_active', '=', true),
    )
    .leftJoin('gift_voucher_redemptions', 'gift_voucher_redemptions.voucher_id', 'gift_vouchers.id')
    .selectAll('order_vouchers')
    .select([
      'orders.is_test',
      'orders.placed_at',
      'gift_vouchers.code',
      'gift_vouchers.valid_until',
      'gift_voucher_redemptions.redeemed_at',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof orderVouchers>['executeTakeFirstOrThrow']>>;

function toOrderVoucher(row: Row): OrderVoucher {
  const { code, state } = row;
  const isTest = row.is_test && state === 'valid';
  return {
    secret: row.secret,
    cents: row.cents,
    state,
    recipient: row.recipient,
    greeting: row.greeting,
    recipientEmail: row.recipient_email,
    sendOn: row.send_on,
    sentAt: row.sent_at,
    cancellationCause: row.cancellation_cause,
    withdrawnAt: row.withdrawn_at,
    issued: isTest
      ? { code: TEST_CODE, validUntil: validUntil(row.placed_at), isRedeemed: false }
      : code === null
        ? null
        : { code, validUntil: row.valid_until, isRedeemed: row.redeemed_at !== null },
  };
}

/** The vouchers of orders, by the id of the order; an order of tickets has none. */
export async function findVouchersOfOrders(
  db: Db | Trx,
  orderIds: number[],
): Promise<Map<number, OrderVoucher>> {
  if (orderIds.length === 0) return new Map();
  const rows = await orderVouchers(db).where('order_vouchers.order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, toOrderVoucher(row)]));
}

/** The secret of the order whose voucher has a link; `null` when there is none. */
export async function findOrderOfVoucher(db: Db, secret: string): Promise<string | null> {
  if (!SECRET.test(secret)) return null;
  const row = await db
    .selectFrom('order_vouchers')
    .innerJoin('orders', 'orders.id', 'order_vouchers.order_id')
    .select('orders.secret')
    .where('order_vouchers.secret', '=', secret)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Stores the purchase of an order. The voucher itself is created with the payment. */
export async function insertOrderVoucher(
  trx: Trx,
  { orderId, secret, purchase }: { orderId: number; secret: string; purchase: VoucherPurchase },
): Promise<void> {
  await trx
    .insertInto('order_vouchers')
    .values({
      order_id: orderId,
      secret,
      cents: purchase.cents,
      recipient: purchase.recipient,
      greeting: purchase.greeting,
      recipient_email: purchase.recipientEmail,
      send_on: purchase.sendOn,
    })
    .execute();
  await writeOrderBalance(trx, orderId);
}

/** Numbers of orders that wait to be paid at the box office since before an instant, the oldest first. */
export async function findUnpaidVoucherOrders(
  db: Db,
  placedBefore: Instant,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_vouchers')
    .innerJoin('orders', 'orders.id', 'order_vouchers.order_id')
    .select('orders.number')
    .where('orders.is_test', '=', false)
    .where('orders.placed_at', '<', placedBefore)
    .where('order_vouchers.state', '=', 'valid')
    // Ignores chargebacks: money the bank took back was paid all the same.
    .where(
      sql<boolean>`coalesce((select sum(cents) from payments where order_id = orders.id
        and kind not in ('fee', 'chargeback', 'reinstatement')), 0) = 0`,
    )
    .orderBy('orders.id')
    .limit(atMost)
    .execute();
  return rows.map(({ number }) => number);
}

/** Numbers of orders whose voucher somebody is to get by email on a day, or was before it. */
export async function findVouchersToSend(db: Db, today: Day, atMost: number): Promise<string[]> {
  const rows = await orderVouchers(db)
    .select('orders.number')
    .where('orders.is_test', '=', false)
    .where('order_vouchers.state', '=', 'valid')
    .where('order_vouchers.recipient_email', 'is not', null)
    .where('order_vouchers.sent_at', 'is', null)
    .where((eb) => eb.or([eb('send_on', 'is', null), eb('send_on', '<=', today)]))
    .where('gift_vouchers.code', 'is not', null)
    .where('redeemed_at', 'is', null)
    .orderBy('order_vouchers.id')
    .limit(atMost)
    .execute();
  return rows.map(({ number }) => number);
}

/** Records when the buyer of a cancelled voucher withdrew from the contract. */
export async function markVoucherWithdrawn(trx: Trx, secret: string, now: Instant): Promise<void> {
  await trx.updateTable('order_vouchers').set({ withdrawn_at: now }).where('secret', '=', secret).execute();
}

/** Notes that the voucher went to whom it is for; `false` when that was noted before. */
export async function markVoucherSent(trx: Trx, secret: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_vouchers')
    .set({ sent_at: now })
    .where('secret', '=', secret)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
