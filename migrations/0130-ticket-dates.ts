import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes of the moments tickets were issued in exchange and cancelled, for reports of a period. */
export function ticketDates(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createIndex('order_tickets_by_issue')
        .on('order_tickets')
        .column('issued_at')
        .where(sql.ref('issued_at'), 'is not', null)
        .execute();
      await schema
        .createIndex('order_tickets_by_cancellation')
        .on('order_tickets')
        .column('changed_at')
        .where(sql<boolean>`state = 'cancelled'`)
        .execute();
    },
  };
}
