import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Editors' current presence on pages: rows live for seconds. */
export function presences(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('presences')
        .addColumn('user_id', 'integer', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('tab', 'text', (column) => column.notNull())
        .addColumn('document_id', 'integer', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('module', 'text')
        .addColumn('seen_at', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('presences_pkey', ['user_id', 'tab'])
        .execute();
    },
  };
}
