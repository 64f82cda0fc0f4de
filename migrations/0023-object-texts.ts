import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Documents with the texts of a production, a person and the like (docs/decisions/0045). */
export function objectTexts(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('object_texts')
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('object_id', 'integer', (column) => column.notNull())
        .addColumn('document_id', 'integer', (column) =>
          column.notNull().unique().references('documents.id').onDelete('cascade'),
        )
        .addColumn('written_at', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('object_texts_object', ['content_type', 'object_id'])
        .execute();
    },
  };
}
