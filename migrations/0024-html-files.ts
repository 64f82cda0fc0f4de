import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Files of HTML that somebody with the permission uploaded, to be placed on pages. */
export function htmlFiles(engine: Engine): Migration {
  const { id, instant } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await id(db.schema.createTable('html_files'))
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('html', 'text', (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
    },
  };
}
