import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Words that mean the same to visitors, as the venue keeps them. */
export function searchSynonyms(engine: Engine): Migration {
  const { id } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await id(db.schema.createTable('search_synonyms'))
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
