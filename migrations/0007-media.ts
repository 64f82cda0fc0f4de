import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Media of a production: videos at other providers, one audio sample on our own host. */
export function media(engine: Engine): Migration {
  const { id } = columnsFor(engine);

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;

      await addLocalizedText(id(schema.createTable('production_videos')), 'title')
        .addColumn('production_id', 'integer', (column) =>
          column.notNull().references('productions.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('seconds', 'integer', (column) => column.notNull())
        .addColumn('credit', 'text', (column) => column.notNull())
        .addUniqueConstraint('production_videos_in_order', ['production_id', 'position'])
        .execute();

      await addLocalizedText(addLocalizedText(schema.createTable('audio_samples'), 'title'), 'transcript')
        .addColumn('production_id', 'integer', (column) =>
          column.primaryKey().references('productions.id').onDelete('cascade'),
        )
        .addColumn('file', 'text', (column) => column.notNull())
        .addColumn('seconds', 'integer', (column) => column.notNull())
        .execute();
    },
  };
}
