import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** When the customer was reminded to pay. */
export function reminders(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('orders').addColumn('reminded_at', instant).execute();
      await schema
        .createIndex('order_tickets_by_start')
        .on('order_tickets')
        .columns(['state', 'starts_at'])
        .execute();
    },
  };
}
