import { type SelectQueryBuilder, sql } from 'kysely';
import { IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { InvoiceRecipient } from '#features/box-office/ticketing/index.ts';
import type { Db, Tables, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';

interface Unpaid {
  /** Left out, these do not matter: a reminder was sent; money was paid for it, which credit is not; somebody is paying it online. */
  isReminded?: boolean;
  isPaidInPart?: boolean;
  isBeingPaid?: boolean;
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
  { isReminded, isPaidInPart, isBeingPaid, atMost }: Unpaid,
): Promise<string[]> {
  let query = orders
    .select('number')
    .where('payment_method', '=', 'box-office')
    .where('is_test', '=', false)
    .whereRef('due_cents', '>', 'paid_cents');
  if (isBeingPaid !== undefined)
    query = query.where(({ exists, not, selectFrom }) => {
      const open = exists(
        selectFrom('online_payments')
          .select('online_payments.id')
          .whereRef('online_payments.order_id', '=', 'orders.id')
          .where('online_payments.state', '=', sql.lit('open')),
      );
      return isBeingPaid ? open : not(open);
    });
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

/** Makes an enquiry an order on account, to whom its invoice goes. */
export async function orderOnAccount(
  trx: Trx,
  secret: string,
  recipient: InvoiceRecipient | null,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      ...{ payment_method: 'on-account', reserved_until: null, reminded_at: null },
      invoice_recipient: recipient ? toJson(recipient) : null,
    })
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
