import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const READ_AT_ONCE = 200;
const WRITTEN_AT_ONCE = 500;

interface Database {
  documents: { id: number; draft: string };
  document_versions: { id: number; document_id: number; content: string };
  document_publications: { version_id: number | null };
  document_references: { document_id: number; object_id: number };
}

/** Ids that documents name, in an index, so that the uses of an asset are found without reading every document. */
export function documentReferences(): Migration {
  return {
    async up(unknown: Kysely<unknown>) {
      const db = unknown as Kysely<Database>;
      await db.schema
        .createTable('document_references')
        .addColumn('object_id', 'integer', (column) => column.notNull())
        .addColumn('document_id', 'integer', (column) =>
          column.notNull().references('documents.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('document_references_key', ['object_id', 'document_id'])
        .execute();
      await db.schema
        .createIndex('document_references_by_document')
        .on('document_references')
        .column('document_id')
        .execute();
      await fill(db, (after) =>
        db
          .selectFrom('documents')
          .select(['id', 'id as document_id', 'draft as content'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(READ_AT_ONCE)
          .execute(),
      );
      await fill(db, (after) =>
        db
          .selectFrom('document_versions')
          .select(['id', 'document_id', 'content'])
          .where('id', '>', after)
          .where(
            'id',
            'in',
            db.selectFrom('document_publications').select(sql<number>`version_id`.as('version_id')),
          )
          .orderBy('id')
          .limit(READ_AT_ONCE)
          .execute(),
      );
    },
  };
}

async function fill(
  db: Kysely<Database>,
  read: (after: number) => Promise<{ id: number; document_id: number; content: string }[]>,
): Promise<void> {
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0)) {
    const named = rows.flatMap(({ document_id, content }) =>
      [...new Set(Array.from(content.matchAll(/"id":(\d{1,9})[,}]/g), ([, id]) => Number(id)))].map(
        (object_id) => ({
          document_id,
          object_id,
        }),
      ),
    );
    for (let from = 0; from < named.length; from += WRITTEN_AT_ONCE)
      await db
        .insertInto('document_references')
        .values(named.slice(from, from + WRITTEN_AT_ONCE))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
