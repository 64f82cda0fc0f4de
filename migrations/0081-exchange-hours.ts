import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many hours before it starts a ticket is exchanged for another date at the latest. */
export function exchangeHours(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('site_settings')
        .addColumn('exchange_hours', 'integer', (column) => column.notNull().defaultTo(24))
        .execute();
    },
  };
}
