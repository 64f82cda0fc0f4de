import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** The accounts the venue's bookkeeping knows payments and revenue by. */
export function bookkeeping(engine: Engine): Migration {
  const { json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('site_settings')
        .addColumn('bookkeeping', json, (column) => column.notNull().defaultTo('null'))
        .execute();
    },
  };
}
