import { type SelectQueryBuilder, sql } from 'kysely';
import { IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { Db, Tables, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

interface Unpaid {
  /** Left out, these do not matter: a reminder was sent; money was paid for it, which credit is not. */
  isReminded?: boolean;
  isPaidInPart?: boolean;
  atMost: number;
}

/**
 * Numbers of orders at the box office with an open amount and a ticket that starts before an instant, the oldest first.
 * Postponed events do not start then.
 */
export function findUnpaidStartingBefore(db: Db, instant: Instant, narrowed: Unpaid): Promise<string[]> {
  const starting = db
    .selectFrom('orders')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_tickets')
          .innerJoin('performances', 'performances.id', 'order_tickets.performance_id')
          .select('order_tickets.id')
          .whereRef('order_tickets.order_id', '=', 'orders.id')
          .where(IS_POSTPONED, '=', 0)
          .where('order_tickets.state', '=', 'valid')
          .where('order_tickets.starts_at', '<=', instant),
      ),
    )
    // A dispute does not affect events that start soon.
    .where('order_state', 'in', ['open', 'disputed']);
  return numbersOf(starting, narrowed);
}

/** The same of reservations that end until an instant. */
export function findReservedEndingBefore(db: Db, instant: Instant, narrowed: Unpaid): Promise<string[]> {
  const ending = db
    .selectFrom('orders')
    .where('reserved_until', '<=', instant)
    .where('order_state', '=', sql.lit('open'));
  return numbersOf(ending, narrowed);
}

async function numbersOf(
  orders: SelectQueryBuilder<Tables, 'orders', object>,
  { isReminded, isPaidInPart, atMost }: Unpaid,
): Promise<string[]> {
  let query = orders
    .select('number')
    .where('payment_method', '=', 'box-office')
    .where('is_test', '=', false)
    .whereRef('due_cents', '>', 'paid_cents');
  if (isPaidInPart !== undefined)
    query = query.where(
      sql<boolean>`(coalesce((select sum(cents) from payments where order_id = orders.id and means <> 'credit'), 0) > 0) = ${sql.lit(isPaidInPart)}`,
    );
  if (isReminded !== undefined) query = query.where('reminded_at', isReminded ? 'is not' : 'is', null);
  const rows = await query.orderBy('orders.id').limit(atMost).execute();
  return rows.map(({ number }) => number);
}

/** Sets the last moment to pay of an order; one that is reminded again has that noted as not done yet. */
export async function setReservedUntil(
  trx: Trx,
  secret: string,
  { until, isRemindedAgain }: { until: Instant; isRemindedAgain: boolean },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ reserved_until: until, ...(isRemindedAgain ? { reminded_at: null } : {}) })
    .where('secret', '=', secret)
    .execute();
}

/** Records the reminder of a customer; `false` when that was recorded before. */
export async function markReminded(trx: Trx, secret: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ reminded_at: now })
    .where('secret', '=', secret)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Resets the reminders of customers who have not paid for tickets of a moved performance, so that they are reminded
 * again before its new start.
 */
export async function clearRemindersOf(trx: Trx, performanceId: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ reminded_at: null })
    .where('reminded_at', 'is not', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_tickets')
        .select('order_id')
        .where('performance_id', '=', performanceId)
        .where('state', '=', 'valid'),
    )
    .execute();
}
