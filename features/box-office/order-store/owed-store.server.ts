import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/**
 * Numbers of orders paid online, of which more was paid than their remaining contents cost, and which have not changed since
 * an instant; the oldest first.
 */
export async function findOwedOnline(
  db: Db,
  { unchangedSince, atMost }: { unchangedSince: Instant; atMost: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('orders.number')
    .where('orders.is_test', '=', false)
    // An order may have been paid online in several parts.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('online_payments')
          .select('online_payments.id')
          .whereRef('online_payments.order_id', '=', 'orders.id')
          .where('online_payments.state', '=', 'paid'),
      ),
    )
    .where('orders.order_state', '=', 'owed')
    .where(
      sql<boolean>`(select sum(cents) from payments where order_id = orders.id and means = 'online' and kind <> 'fee') > 0`,
    )
    // Disputed payments are not refunded.
    .where(
      sql<boolean>`coalesce((select sum(cents) from payments
        where order_id = orders.id and kind in ('chargeback', 'reinstatement')), 0) >= 0`,
    )
    // Skips orders with a failed refund: money the bank rejected once would come back again.
    .where(
      sql<boolean>`not exists (select 1 from payments
        where order_id = orders.id and kind = 'reversal' and means = 'online')`,
    )
    .where((eb) =>
      eb.and(
        (['order_tickets', 'order_vouchers', 'passes'] as const).map((table) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom(table)
                .select(`${table}.id`)
                .whereRef(`${table}.order_id`, '=', 'orders.id')
                .where(`${table}.changed_at`, '>', unchangedSince),
            ),
          ),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('orders.donation_ended_at', 'is', null),
        eb('orders.donation_ended_at', '<=', unchangedSince),
      ]),
    )
    // Overpaid money is refunded after the same day as cancelled tickets.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.kind', '=', 'payment')
            .where('payments.recorded_at', '>', unchangedSince),
        ),
      ),
    )
    .orderBy('orders.id')
    .limit(atMost)
    .execute();
  return rows.map(({ number }) => number);
}

/** Records the part of a locked order that is being refunded through the payment provider. */
export async function noteReturning(trx: Trx, number: string, cents: number): Promise<void> {
  await trx.updateTable('orders').set({ returning_cents: cents }).where('number', '=', number).execute();
}
