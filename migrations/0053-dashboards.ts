import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** How often pages were looked at, and how often somebody signed in or could not, per day. */
export function dashboards(engine: Engine): Migration {
  const { day } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('page_views')
        .addColumn('day', day, (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('page_views_pk', ['day', 'path'])
        .execute();
      await schema
        .createTable('sign_in_counts')
        .addColumn('day', day, (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('sign_in_counts_pk', ['day', 'outcome'])
        .execute();
    },
  };
}
