import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Places the venue keeps back, and when an event was cancelled. */
export function saleDesk(engine: Engine): Migration {
  const { id, instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('pools')
        .addColumn('blocked', 'integer', (column) => column.notNull().defaultTo(0).check(sql`blocked >= 0`))
        .execute();
      await schema.alterTable('performances').addColumn('cancelled_at', instant).execute();
      await id(schema.createTable('place_blocks'))
        .addColumn('pool_id', 'integer', (column) =>
          column.notNull().references('pools.id').onDelete('cascade'),
        )
        .addColumn('places', 'integer', (column) => column.notNull().check(sql`places >= 1`))
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('blocked_at', instant, (column) => column.notNull())
        .addColumn('freed_at', instant)
        .execute();
      await schema.createIndex('place_blocks_by_pool').on('place_blocks').column('pool_id').execute();
    },
  };
}
