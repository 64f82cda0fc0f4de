import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Jobs with their due times and results (docs/decisions/0029). */
export function jobs(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('jobs')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('due_at', instant, (column) => column.notNull())
        .addColumn('holder', 'text')
        .addColumn('held_until', instant)
        .addColumn('started_at', instant)
        .addColumn('ended_at', instant)
        .addColumn('error', 'text')
        .execute();
    },
  };
}
