import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Blocked places that the desk may sell, and the moment from which everybody may. */
export function contingents(engine: Engine): Migration {
  const { flag, instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('place_blocks')
        .addColumn('is_for_desk', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await schema.alterTable('place_blocks').addColumn('ends_at', instant).execute();
      await schema.createIndex('place_blocks_by_end').on('place_blocks').column('ends_at').execute();
    },
  };
}
