import type { Insertable, Selectable, Updateable } from 'kysely';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import type { OnlinePayment } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';

type Row = Selectable<TicketingTables['online_payments']>;

/** Secrets come from addresses: PostgreSQL takes no zero byte. */
const SECRET = /^[\w-]{1,64}$/;

function payments(db: Db | Trx) {
  return db
    .selectFrom('online_payments')
    .leftJoin('orders', 'orders.id', 'online_payments.order_id')
    .selectAll('online_payments')
    .select(['orders.number as order_number', 'orders.secret as order_secret']);
}

type Joined = Row & { order_number: string | null; order_secret: string | null };

function toPayment(row: Joined): OnlinePayment {
  const { order_number: number, order_secret: secret, provider_payment, paid_cents } = row;
  return {
    secret: row.secret,
    state: row.state,
    isTest: row.is_test,
    cents: row.cents,
    request: row.request,
    session: row.session,
    address: row.address,
    startedAt: row.begun_at,
    endsAt: row.ends_at,
    received:
      provider_payment === null
        ? null
        : { providerPayment: provider_payment, cents: paid_cents ?? row.cents },
    order: number === null || secret === null ? null : { number, secret, isTest: row.is_test },
  };
}

export async function findOnlinePayment(db: Db | Trx, secret: string): Promise<OnlinePayment | null> {
  if (!SECRET.test(secret)) return null;
  const row = await payments(db).where('online_payments.secret', '=', secret).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findOpenPaymentOf(db: Db | Trx, holdId: number): Promise<OnlinePayment | null> {
  const row = await payments(db)
    .where('online_payments.hold_id', '=', holdId)
    .where('state', '=', 'open')
    .orderBy('online_payments.id', 'desc')
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** The payment an order was paid with, where it was paid online. */
export async function findOnlinePaymentOfOrder(db: Db, orderNumber: string): Promise<OnlinePayment | null> {
  const row = await payments(db).where('orders.number', '=', orderNumber).executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** The payment that brought money which the provider calls so. */
export async function findByProviderPayment(db: Db, providerPayment: string): Promise<OnlinePayment | null> {
  const row = await payments(db).where('provider_payment', '=', providerPayment).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findUnsettled(db: Db, before: Instant, atMost: number): Promise<OnlinePayment[]> {
  const rows = await payments(db)
    .where('state', 'in', ['open', 'refund-due'])
    .where('begun_at', '<', before)
    // Open ones first: failing refunds must not delay them.
    .orderBy('state')
    .orderBy('online_payments.id')
    .limit(atMost)
    .execute();
  return rows.map(toPayment);
}

export async function countPaymentsOf(trx: Trx, holdId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('online_payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('hold_id', '=', holdId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertOnlinePayment(
  trx: Trx,
  payment: Insertable<TicketingTables['online_payments']>,
): Promise<void> {
  await trx.insertInto('online_payments').values(payment).execute();
}

/** The hold of a payment, before either is locked; holds are locked first. */
export async function findHoldOfPayment(trx: Trx, secret: string): Promise<number | null> {
  if (!SECRET.test(secret)) return null;
  const row = await trx
    .selectFrom('online_payments')
    .select('hold_id')
    .where('secret', '=', secret)
    .executeTakeFirst();
  return row?.hold_id ?? null;
}

/** Holds a payment until the transaction ends. */
export async function lockOnlinePayment(trx: Trx, engine: Engine, secret: string): Promise<Row | undefined> {
  if (!SECRET.test(secret)) return undefined;
  return trx
    .selectFrom('online_payments')
    .selectAll()
    .where('secret', '=', secret)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function updateOnlinePayment(
  db: Db | Trx,
  secret: string,
  change: Updateable<TicketingTables['online_payments']>,
): Promise<void> {
  await db.updateTable('online_payments').set(change).where('secret', '=', secret).execute();
}

/** Notes where the provider takes the money, while it may come; `false` when it may not. */
export async function noteAddress(
  db: Db,
  secret: string,
  { session, address }: { session: string; address: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('online_payments')
    .set({ session, address })
    .where('secret', '=', secret)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a payment due back was refunded. */
export async function noteRefunded(db: Db | Trx, secret: string): Promise<void> {
  await db
    .updateTable('online_payments')
    .set({ state: 'refunded' })
    .where('secret', '=', secret)
    .where('state', '=', 'refund-due')
    .execute();
}

/** Records that a refund failed, and is due again; `false` where that is known. */
export async function noteRefundFailed(trx: Trx, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('online_payments')
    .set({ state: 'refund-due' })
    .where('secret', '=', secret)
    .where('state', '=', 'refunded')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes unpaid payments, a while after they ended, at most so many; returns how many these were. */
export async function deletePaymentsEndedBefore(db: Db, instant: Instant, atMost: number): Promise<number> {
  const ended = db
    .selectFrom('online_payments')
    .select('id')
    .where('state', '=', 'ended')
    .where('settled_at', '<', instant)
    .limit(atMost);
  const { numDeletedRows } = await db
    .deleteFrom('online_payments')
    .where('id', 'in', ended)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
