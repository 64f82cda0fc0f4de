import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Operation } from './operations/operation.ts';
import { addReferences } from './reference-store.server.ts';
import type { ContentTree, Id } from './tree.ts';

/** Working state of a document that editors change. */
export interface Draft {
  documentId: number;
  content: ContentTree;
  /** Rises with every change. */
  version: number;
  changedAt: Instant;
  changedBy: number | null;
  /** Its page is in the trash: nothing may be written or published until it is restored. */
  isInTrash: boolean;
}

/** Author and time of an action; `by` is `null` for the system. */
export interface Sign {
  at: Instant;
  by: number | null;
}

export async function insertDocument(trx: Trx, content: ContentTree, { at, by }: Sign): Promise<number> {
  const draft = JSON.stringify(content);
  const { id } = await trx
    .insertInto('documents')
    .values({ draft, changed_at: at, changed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addReferences(trx, id, draft);
  return id;
}

export async function findDraft(db: Db, documentId: number): Promise<Draft | null> {
  const row = await db
    .selectFrom('documents')
    .leftJoin('pages', 'pages.document_id', 'documents.id')
    .selectAll('documents')
    .select('pages.deleted_at')
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    documentId,
    content: JSON.parse(row.draft) as ContentTree,
    version: row.version,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    isInTrash: row.deleted_at !== null,
  };
}

/** Drafts of some documents. */
export async function findDrafts(db: Db, documentIds: readonly number[]): Promise<Map<number, ContentTree>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'draft'])
    .where('id', 'in', documentIds)
    .execute();
  return new Map(rows.map(({ id, draft }) => [id, JSON.parse(draft) as ContentTree]));
}

/** Step from a state of a draft back to the one before it. */
export type Undo = { operation: Operation } | { before: ContentTree };

/** Puts a new state in the place of the draft, and keeps what leads back from it. */
export async function writeDraft(
  trx: Trx,
  before: Draft,
  { content, undo }: { content: ContentTree; undo: Undo },
  { at, by }: Sign,
): Promise<Draft> {
  const version = before.version + 1;
  const { documentId } = before;
  const draft = JSON.stringify(content);
  await trx
    .updateTable('documents')
    .set({ draft, version, changed_at: at, changed_by: by })
    .where('id', '=', documentId)
    .execute();
  await trx
    .insertInto('document_changes')
    .values({ document_id: documentId, version, undo: JSON.stringify(undo), changed_at: at, changed_by: by })
    .execute();
  await addReferences(trx, documentId, draft, { before: JSON.stringify(before.content) });
  return { ...before, content, version, changedAt: at, changedBy: by };
}

/** Finds the steps from a draft back to an earlier `version`, in that order; `null` if that version is too old to be known. */
export async function findUndosTo(db: Db, draft: Draft, version: number): Promise<Undo[] | null> {
  const rows = await db
    .selectFrom('document_changes')
    .select('undo')
    .where('document_id', '=', draft.documentId)
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .execute();
  return rows.length === draft.version - version ? rows.map((row) => JSON.parse(row.undo) as Undo) : null;
}

/** Limit of the search for a removed module, in changes that name it. */
const MAX_NAMING = 50;

/** Finds the steps that undo the newest changes naming a module. */
export async function findUndosNaming(db: Db, documentId: number, id: Id): Promise<Undo[]> {
  const rows = await db
    .selectFrom('document_changes')
    .select('undo')
    .where('document_id', '=', documentId)
    .where('undo', 'like', `%${JSON.stringify(id)}%`)
    .orderBy('version', 'desc')
    .limit(MAX_NAMING)
    .execute();
  return rows.map((row) => JSON.parse(row.undo) as Undo);
}

/** Deletes changes before `instant`: an editor with an older base starts again from the present state. */
export async function deleteChangesBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('document_changes').where('changed_at', '<', instant).execute();
}
