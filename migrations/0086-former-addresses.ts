import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Former addresses of library files that were replaced or renamed. */
export function formerAddresses(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('asset_former_files')
        .addColumn('asset_id', 'integer', (column) =>
          column.notNull().references('assets.id').onDelete('cascade'),
        )
        .addColumn('storage_key', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('left_at', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('asset_former_files_key', ['asset_id', 'storage_key', 'name'])
        .execute();
    },
  };
}
