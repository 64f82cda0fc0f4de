import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Donations given with an order, and whether and how customers are asked for one. */
export function donations(engine: Engine): Migration {
  const { instant, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('orders')
        .addColumn('donation_cents', 'integer', (column) =>
          column.notNull().defaultTo(0).check(sql`donation_cents >= 0`),
        )
        .execute();
      await schema.alterTable('orders').addColumn('donation_end', 'text').execute();
      await schema.alterTable('orders').addColumn('donation_ended_at', instant).execute();
      await schema.alterTable('site_settings').addColumn('donations', json).execute();
    },
  };
}
