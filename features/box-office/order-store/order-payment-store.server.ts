import { type Insertable, sql } from 'kysely';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import type { OnlinePayment } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import {
  insertOnlinePayment,
  joinedPayments,
  PAYMENT_SECRET,
  toPayment,
} from './online-payment-store.server.ts';

/** The payments an order was paid with online, the newest first. */
export async function findPaymentsOfOrder(db: Db, orderNumber: string): Promise<OnlinePayment[]> {
  const rows = await joinedPayments(db)
    .where('orders.number', '=', orderNumber)
    .where('state', '=', 'paid')
    .orderBy('online_payments.id', 'desc')
    .execute();
  return rows.map(toPayment);
}

/** The open payment of an order, at most one: started at the provider, or sent to a bank. */
export async function findOpenPaymentOfOrder(
  db: Db | Trx,
  orderNumber: string,
): Promise<OnlinePayment | null> {
  const row = await joinedPayments(db)
    .where('orders.number', '=', orderNumber)
    .where('state', '=', sql.lit('open'))
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** Number of the order that a payment is to pay, before either is locked; orders are locked first. `null` for carts. */
export async function findOrderOfPayment(db: Db | Trx, secret: string): Promise<string | null> {
  if (!PAYMENT_SECRET.test(secret)) return null;
  const row = await db
    .selectFrom('online_payments')
    .innerJoin('orders', 'orders.id', 'online_payments.order_id')
    .select('orders.number')
    .where('online_payments.secret', '=', secret)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Counts the payments that were started for an order and ended unpaid, as long as they are known. */
export async function countEndedPaymentsOfOrder(trx: Trx, orderNumber: string): Promise<number> {
  const { count } = await trx
    .selectFrom('online_payments')
    .innerJoin('orders', 'orders.id', 'online_payments.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orders.number', '=', orderNumber)
    .where('online_payments.state', '=', 'ended')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes a payment for an order. */
export async function insertPaymentOfOrder(
  trx: Trx,
  orderNumber: string,
  payment: Omit<Insertable<TicketingTables['online_payments']>, 'order_id' | 'hold_id' | 'request'>,
): Promise<void> {
  const { id: order_id } = await trx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  await insertOnlinePayment(trx, { ...payment, order_id, hold_id: null, request: null });
}
