import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Choices for the artworks of productions and series; an empty choice leaves it to the slug (docs/decisions/0021). */
export function artwork(engine: Engine): Migration {
  const { json } = columnsFor(engine);

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      for (const table of ['productions', 'series'] as const)
        await schema
          .alterTable(table)
          .addColumn('artwork', json, (column) => column.notNull().defaultTo('{}'))
          .execute();
      await schema
        .alterTable('series')
        .addColumn('artwork_type', 'text', (column) => column.notNull().defaultTo('exhibition'))
        .execute();
    },
  };
}
