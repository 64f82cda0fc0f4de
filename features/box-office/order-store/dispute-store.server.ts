import type { Selectable } from 'kysely';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import { isDisputed, isDisputeOpen, writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { Dispute, DisputedMoney } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

function toDispute(row: Selectable<TicketingTables['disputes']>): Dispute {
  const { name, cents, reason, state, opened_at, answer_until, closed_at } = row;
  return { name, cents, reason, state, openedAt: opened_at, answerUntil: answer_until, closedAt: closed_at };
}

/** The disputes about payments of an order, the oldest first. */
export async function findDisputes(db: Db | Trx, orderNumber: string): Promise<Dispute[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('online_payments', 'online_payments.id', 'disputes.payment_id')
    .innerJoin('orders', 'orders.id', 'online_payments.order_id')
    .selectAll('disputes')
    .where('orders.number', '=', orderNumber)
    .orderBy('disputes.id')
    .execute();
  return rows.map(toDispute);
}

/** A stored dispute, by the provider's id. */
export async function findDispute(db: Db | Trx, name: string): Promise<Dispute | null> {
  const row = await db.selectFrom('disputes').selectAll().where('name', '=', name).executeTakeFirst();
  return row ? toDispute(row) : null;
}

/** Reads the provider's names of the disputes about one payment. */
export async function findDisputeNames(db: Db, secret: string): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('online_payments', 'online_payments.id', 'disputes.payment_id')
    .select('disputes.name')
    .where('online_payments.secret', '=', secret)
    .orderBy('disputes.id')
    .execute();
  return rows.map(({ name }) => name);
}

/** The disputed ones of these orders (`Order.isDisputed`). */
export async function findDisputedIds(db: Db | Trx, orderIds: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.id', 'in', orderIds)
    .where(isDisputed)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Names of disputes that are open, or ended after an instant: money may still move for them. */
export async function findUnsettledDisputes(db: Db, endedAfter: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('name')
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>', endedAfter)]))
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Stores the current state of a dispute, behind the lock of its order or payment. `known`: the stored state before, `null`
 * when it is new.
 */
export async function writeDispute(
  trx: Trx,
  { name, providerPayment, cents, reason, state, openedAt, answerUntil }: DisputedMoney,
  { known, now }: { known: Dispute | null; now: Instant },
): Promise<void> {
  const isOpen = isDisputeOpen({ state });
  const closed_at = isOpen ? null : (known?.closedAt ?? now);
  const row = { cents, reason, state, answer_until: answerUntil, closed_at };
  const payment = await trx
    .selectFrom('online_payments')
    .select(['id', 'order_id'])
    .where('provider_payment', '=', providerPayment)
    .executeTakeFirstOrThrow();
  if (known) {
    await trx.updateTable('disputes').set(row).where('name', '=', name).execute();
  } else {
    await trx
      .insertInto('disputes')
      .values({ ...row, name, payment_id: payment.id, opened_at: openedAt })
      .execute();
  }
  if (payment.order_id !== null) await writeOrderBalance(trx, payment.order_id);
}
