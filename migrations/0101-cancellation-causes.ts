import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const CAUSES = sql`cancellation_cause in ('returned', 'by-house', 'event-cancelled', 'not-paid', 'exchanged')`;

/** Audit entries of the venue that cancelled tickets of the order a ticket belongs to. */
const cancellations = `select 1 from orders
  inner join audit_entries on audit_entries.entity = 'orders' and audit_entries.entity_id = orders.number
  where orders.id = order_tickets.order_id and cast(audit_entries.changes as text) like '%"cancelled"%'`;
const IS_EXCHANGED = `exists (select 1 from order_tickets as other where other.replaces_id = order_tickets.id)`;
const IS_NOT_PAID = `changed_at = (select max(changed_at) from order_tickets as other
    where other.order_id = order_tickets.order_id)
  and exists (${cancellations} and audit_entries.actor_system = 'unpaid orders')`;
const IS_BY_HOUSE = `exists (${cancellations} and audit_entries.at = order_tickets.changed_at)`;
const IS_EVENT_CANCELLED = `exists (select 1 from performances
  where performances.id = order_tickets.performance_id and performances.event_state = 'cancelled')`;

/** Reason a ticket was cancelled. That of earlier tickets follows from the audit; without an entry the customer returned it. */
export function cancellationCauses(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('order_tickets')
        .addColumn('cancellation_cause', 'text', (column) => column.check(CAUSES))
        .execute();
      await sql
        .raw(
          `update order_tickets set cancellation_cause = case when ${IS_EXCHANGED} then 'exchanged'
            when ${IS_NOT_PAID} then 'not-paid' when ${IS_BY_HOUSE} and ${IS_EVENT_CANCELLED} then 'event-cancelled'
            when ${IS_BY_HOUSE} then 'by-house' else 'returned' end where state = 'cancelled'`,
        )
        .execute(db);
    },
  };
}
