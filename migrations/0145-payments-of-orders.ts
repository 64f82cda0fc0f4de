import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments at the provider for orders that exist already: an order has one open payment at most. */
export function paymentsOfOrders(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createIndex('online_payments_open_by_order')
        .unique()
        .on('online_payments')
        .column('order_id')
        .where(sql<boolean>`state = 'open'`)
        .execute();
    },
  };
}
