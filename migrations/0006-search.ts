import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Visitors' search terms, counted by day. */
export function search(engine: Engine): Migration {
  const { day } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('search_keywords')
        .addColumn('day', day, (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('keyword', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('results', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('search_keywords_primary', ['day', 'language', 'keyword'])
        .execute();
    },
  };
}
