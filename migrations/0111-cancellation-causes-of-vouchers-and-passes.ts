import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tells if the job that ends unpaid orders wrote into the audit of the order an item belongs to. */
const endedBy = (job: string, table: string) => sql`exists (select 1 from orders
  inner join audit_entries on audit_entries.entity = 'orders' and audit_entries.entity_id = orders.number
  where orders.id = ${sql.ref(`${table}.order_id`)} and audit_entries.actor_system = ${job})`;

/**
 * Reason a gift voucher or a pass was cancelled. That of earlier ones follows from the audit; without an entry it was the
 * venue.
 */
export function cancellationCausesOfVouchersAndPasses(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('order_vouchers')
        .addColumn('cancellation_cause', 'text', (column) =>
          column.check(sql`cancellation_cause in ('withdrawn', 'by-house', 'not-paid')`),
        )
        .execute();
      await db.schema
        .alterTable('passes')
        .addColumn('cancellation_cause', 'text', (column) =>
          column.check(sql`cancellation_cause in ('by-house', 'not-paid')`),
        )
        .execute();
      await sql`update order_vouchers set cancellation_cause = case
        when withdrawn_at is not null then 'withdrawn'
        when ${endedBy('unpaid vouchers', 'order_vouchers')} then 'not-paid' else 'by-house' end
        where state = 'cancelled'`.execute(db);
      await sql`update passes set cancellation_cause = case
        when ${endedBy('unpaid passes', 'passes')} then 'not-paid' else 'by-house' end
        where state = 'cancelled'`.execute(db);
    },
  };
}
