import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many tickets of one price, and of one event in all, an order may hold where the sale of an event does not say otherwise. */
export function ticketLimits(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      for (const [column, limit] of [
        ['tickets_per_price', 10],
        ['tickets_per_order', 20],
      ] as const)
        await schema
          .alterTable('site_settings')
          .addColumn(column, 'integer', (added) => added.notNull().defaultTo(limit))
          .execute();
    },
  };
}
