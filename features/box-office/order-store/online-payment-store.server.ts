import type { Insertable, Selectable, Updateable } from 'kysely';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import type { OnlinePayment } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';

type Row = Selectable<TicketingTables['online_payments']>;

/** Secrets come from addresses: PostgreSQL takes no zero byte. */
export const PAYMENT_SECRET = /^[\w-]{1,64}$/;

/** Payments with the order and the hold they are for. */
export function joinedPayments(db: Db | Trx) {
  return db
    .selectFrom('online_payments')
    .leftJoin('orders', 'orders.id', 'online_payments.order_id')
    .leftJoin('holds', 'holds.id', 'online_payments.hold_id')
    .selectAll('online_payments')
    .select([
      'orders.number as order_number',
      'orders.secret as order_secret',
      'orders.email as order_email',
      'orders.language as order_language',
      'orders.due_cents as order_due_cents',
      'orders.paid_cents as order_paid_cents',
      'holds.status as hold_status',
    ]);
}

type Joined = Row & {
  order_number: string | null;
  order_secret: string | null;
  order_email: string | null;
  order_language: Language | null;
  order_due_cents: number | null;
  order_paid_cents: number | null;
  hold_status: string | null;
};

export function toPayment(row: Joined): OnlinePayment {
  const { order_number: number, order_secret: secret, provider_payment, paid_cents } = row;
  return {
    secret: row.secret,
    state: row.state === 'open' && row.submitted_at !== null ? 'processing' : row.state,
    isTest: row.is_test,
    cents: row.cents,
    request: row.request,
    payer: payerOf(row),
    session: row.session,
    address: row.address,
    startedAt: row.begun_at,
    endsAt: row.ends_at,
    submittedAt: row.submitted_at,
    holdsPlaces: row.hold_status === 'active',
    received:
      provider_payment === null
        ? null
        : { providerPayment: provider_payment, cents: paid_cents ?? row.cents },
    order: number === null || secret === null ? null : { number, secret, isTest: row.is_test },
    isOutdated:
      row.state === 'open' &&
      number !== null &&
      row.cents !== Number(row.order_due_cents) - Number(row.order_paid_cents),
  };
}

function payerOf({ request, order_email: email, order_language: language }: Joined): OnlinePayment['payer'] {
  if (request) return { email: request.customer.email, language: request.language };
  return email === null || language === null ? null : { email, language };
}

export async function findOnlinePayment(db: Db | Trx, secret: string): Promise<OnlinePayment | null> {
  if (!PAYMENT_SECRET.test(secret)) return null;
  const row = await joinedPayments(db).where('online_payments.secret', '=', secret).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findOpenPaymentOf(db: Db | Trx, holdId: number): Promise<OnlinePayment | null> {
  const row = await joinedPayments(db)
    .where('online_payments.hold_id', '=', holdId)
    .where('state', '=', 'open')
    .orderBy('online_payments.id', 'desc')
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** The payment that brought money which the provider calls so. */
export async function findByProviderPayment(db: Db, providerPayment: string): Promise<OnlinePayment | null> {
  const row = await joinedPayments(db).where('provider_payment', '=', providerPayment).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findUnsettled(db: Db, before: Instant, atMost: number): Promise<OnlinePayment[]> {
  const rows = await joinedPayments(db)
    .where('state', 'in', ['open', 'refund-due'])
    .where('begun_at', '<', before)
    .where((eb) => eb.or([eb('submitted_at', 'is', null), eb('state', '=', 'refund-due')]))
    // Open ones first: failing refunds must not delay them.
    .orderBy('state')
    .orderBy('online_payments.id')
    .limit(atMost)
    .execute();
  return rows.map(toPayment);
}

export async function findProcessing(db: Db, askedBefore: Instant, atMost: number): Promise<OnlinePayment[]> {
  const rows = await joinedPayments(db)
    .where('state', '=', 'open')
    .where('submitted_at', 'is not', null)
    .where('asked_at', '<', askedBefore)
    .orderBy('asked_at')
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
export async function findHoldOfPayment(trx: Db | Trx, secret: string): Promise<number | null> {
  if (!PAYMENT_SECRET.test(secret)) return null;
  const row = await trx
    .selectFrom('online_payments')
    .select('hold_id')
    .where('secret', '=', secret)
    .executeTakeFirst();
  return row?.hold_id ?? null;
}

/** Holds a payment until the transaction ends. */
export async function lockOnlinePayment(trx: Trx, engine: Engine, secret: string): Promise<Row | undefined> {
  if (!PAYMENT_SECRET.test(secret)) return undefined;
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

/**
 * Deletes unpaid payments, a while after they ended, at most so many; returns how many these were. Those that were submitted to a
 * bank are known until another instant, because their money may still come.
 */
export async function deletePaymentsEndedBefore(
  db: Db,
  { ended: instant, submitted }: { ended: Instant; submitted: Instant },
  atMost: number,
): Promise<number> {
  const ended = db
    .selectFrom('online_payments')
    .select('id')
    .where('state', '=', 'ended')
    .where('settled_at', '<', instant)
    .where((eb) => eb.or([eb('submitted_at', 'is', null), eb('settled_at', '<', submitted)]))
    .limit(atMost);
  const { numDeletedRows } = await db
    .deleteFrom('online_payments')
    .where('id', 'in', ended)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
