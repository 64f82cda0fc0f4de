import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** The document of an entity's texts. */
export interface ObjectTexts {
  contentType: string;
  objectId: number;
  documentId: number;
}

export async function findObjectTexts(
  db: Db | Trx,
  contentType: string,
  objectId: number,
): Promise<ObjectTexts | null> {
  const row = await db
    .selectFrom('object_texts')
    .select('document_id')
    .where('content_type', '=', contentType)
    .where('object_id', '=', objectId)
    .executeTakeFirst();
  return row ? { contentType, objectId, documentId: row.document_id } : null;
}

/** The documents with the texts of entities of a kind, by entity. */
export async function findDocumentsOfTexts(
  db: Db,
  contentType: string,
  objectIds: readonly number[],
): Promise<Map<number, number>> {
  if (objectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('object_texts')
    .select(['object_id', 'document_id'])
    .where('content_type', '=', contentType)
    .where('object_id', 'in', objectIds)
    .execute();
  return new Map(rows.map((row) => [row.object_id, row.document_id]));
}

/** Owner of the texts of a document; `null` where it has another one. */
export async function findOwnerOfTexts(db: Db | Trx, documentId: number): Promise<ObjectTexts | null> {
  const row = await db
    .selectFrom('object_texts')
    .select(['content_type', 'object_id'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row ? { contentType: row.content_type, objectId: row.object_id, documentId } : null;
}

/** Texts of which something was published or taken offline by plan since their columns were written. */
export async function findDueTexts(db: Db, now: Instant): Promise<ObjectTexts[]> {
  const rows = await db
    .selectFrom('object_texts')
    .select(['content_type', 'object_id', 'document_id'])
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('document_publications')
          .select('document_publications.id')
          .whereRef('document_publications.document_id', '=', ref('object_texts.document_id'))
          .whereRef('document_publications.starts_at', '>', ref('object_texts.written_at'))
          .where('document_publications.starts_at', '<=', now),
      ),
    )
    .execute();
  return rows.map((row) => ({
    contentType: row.content_type,
    objectId: row.object_id,
    documentId: row.document_id,
  }));
}

export async function insertObjectTexts(
  trx: Trx,
  { contentType, objectId, documentId }: ObjectTexts,
  now: Instant,
): Promise<void> {
  await trx
    .insertInto('object_texts')
    .values({ content_type: contentType, object_id: objectId, document_id: documentId, written_at: now })
    .execute();
}

export async function setWritten(trx: Trx, documentId: number, now: Instant): Promise<void> {
  await trx
    .updateTable('object_texts')
    .set({ written_at: now })
    .where('document_id', '=', documentId)
    .execute();
}

/** Deletes the texts of an entity with their drafts and versions. */
export async function deleteObjectTexts(trx: Trx, contentType: string, objectId: number): Promise<void> {
  const found = await findObjectTexts(trx, contentType, objectId);
  if (found) await trx.deleteFrom('documents').where('id', '=', found.documentId).execute();
}
