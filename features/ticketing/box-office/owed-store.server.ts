import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { dueCents } from './due-cents.server.ts';

/**
 * Numbers of orders that were paid online, of which more was paid than what is left of them costs, and which have not changed since an
 * instant; the oldest first. Only as much as came in online can go back there.
 */
export async function findOwedOnline(
  db: Db,
  { unchangedSince, atMost }: { unchangedSince: Instant; atMost: number },
): Promise<string[]> {
  const owed = sql`(select sum(cents) from payments where order_id = orders.id)
    - ${dueCents}`;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('online_payments', 'online_payments.order_id', 'orders.id')
    .select('orders.number')
    .where('orders.is_test', '=', false)
    .where('online_payments.state', '=', 'paid')
    .where(sql<boolean>`${owed} > 0`)
    .where(
      sql<boolean>`${owed} <= (select sum(cents) from payments where order_id = orders.id and means = 'online')`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_vouchers')
            .select('order_vouchers.id')
            .whereRef('order_vouchers.order_id', '=', 'orders.id')
            .where('order_vouchers.changed_at', '>', unchangedSince),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_tickets')
            .select('order_tickets.id')
            .whereRef('order_tickets.order_id', '=', 'orders.id')
            .where('order_tickets.changed_at', '>', unchangedSince),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('passes')
            .select('passes.id')
            .whereRef('passes.order_id', '=', 'orders.id')
            .where('passes.changed_at', '>', unchangedSince),
        ),
      ),
    )
    .orderBy('orders.id')
    .limit(atMost)
    .execute();
  return rows.map(({ number }) => number);
}

/** Notes what of a locked order is on its way back through the payment provider. */
export async function noteReturning(trx: Trx, number: string, cents: number): Promise<void> {
  await trx.updateTable('orders').set({ returning_cents: cents }).where('number', '=', number).execute();
}
