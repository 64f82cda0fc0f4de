import type { Db, Trx } from '#features/database.server.ts';
import type { Sign } from './draft-store.server.ts';
import { addReferences } from './reference-store.server.ts';
import { type ContentTree, type Id, nodesOf } from './tree.ts';
import type { VersionFacts, VersionReason } from './version.ts';
import type { VersionDescription } from './version-description.ts';

/** Keeps a state permanently. The same state twice in a row is one version, unless it gets a name. Gives its id. */
export async function insertVersion(
  trx: Trx,
  documentId: number,
  content: ContentTree,
  { reason, name = null, note = null }: { reason: VersionReason } & Partial<VersionDescription>,
  { at, by }: Sign,
): Promise<number> {
  const json = JSON.stringify(content);
  const last = await trx
    .selectFrom('document_versions')
    .select(['id', 'number', 'content'])
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.content === json && name === null) return last.id;
  const { id } = await trx
    .insertInto('document_versions')
    .values({
      document_id: documentId,
      number: (last?.number ?? 0) + 1,
      content: json,
      reason,
      name,
      note,
      has_windows: hasWindows(content),
      created_at: at,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addReferences(trx, documentId, json);
  return id;
}

function hasWindows({ modules }: ContentTree): boolean {
  return [...nodesOf(modules)].some((node) => node.online_from || node.online_to);
}

/** Finds the content of a version of a document; `null` if that document has no such version. */
export async function findVersionContent(
  db: Db,
  documentId: number,
  versionId: number,
): Promise<ContentTree | null> {
  const row = await db
    .selectFrom('document_versions')
    .select('content')
    .where('document_id', '=', documentId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.content) as ContentTree) : null;
}

/** Number held in memory at once, and the depth of the search. */
const CONTENT_BATCH_SIZE = 10;
const MAX_CONTENTS = 200;

/** Yields the contents of a document's versions that name a module, newest first; read only as far as consumed. */
export async function* findContentsNaming(db: Db, documentId: number, id: Id): AsyncIterable<ContentTree> {
  for (let offset = 0; offset < MAX_CONTENTS; offset += CONTENT_BATCH_SIZE) {
    const rows = await db
      .selectFrom('document_versions')
      .select('content')
      .where('document_id', '=', documentId)
      .where('content', 'like', `%${JSON.stringify(id)}%`)
      .orderBy('number', 'desc')
      .limit(CONTENT_BATCH_SIZE)
      .offset(offset)
      .execute();
    for (const { content } of rows) yield JSON.parse(content) as ContentTree;
    if (rows.length < CONTENT_BATCH_SIZE) return;
  }
}

/** One page of a document's versions, the newest first, and how many there are. */
export async function findVersions(
  db: Db,
  documentId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ versions: VersionFacts[]; total: number }> {
  const { total } = await db
    .selectFrom('document_versions')
    .where('document_id', '=', documentId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await factsOf(db, documentId)
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { versions: rows.map(versionFrom), total: Number(total) };
}

/** One version of a document, without what stands in it; `null` when that document has no such version. */
export async function findVersion(
  db: Db,
  documentId: number,
  versionId: number,
): Promise<VersionFacts | null> {
  const row = await factsOf(db, documentId).where('document_versions.id', '=', versionId).executeTakeFirst();
  return row ? versionFrom(row) : null;
}

/** Writes what is said of a version. */
export async function updateDescription(
  trx: Trx,
  versionId: number,
  { name, note }: VersionDescription,
): Promise<void> {
  await trx.updateTable('document_versions').set({ name, note }).where('id', '=', versionId).execute();
}

function factsOf(db: Db, documentId: number) {
  return db
    .selectFrom('document_versions')
    .where('document_id', '=', documentId)
    .leftJoin('users', 'users.id', 'document_versions.created_by')
    .select([
      'document_versions.id',
      'document_versions.number',
      'document_versions.reason',
      'document_versions.name',
      'document_versions.note',
      'document_versions.created_at',
      'users.id as author_id',
      'users.name as author_name',
    ]);
}

type FactsRow = Awaited<ReturnType<ReturnType<typeof factsOf>['executeTakeFirstOrThrow']>>;

function versionFrom({ created_at: createdAt, author_id: id, author_name: name, ...facts }: FactsRow) {
  return { ...facts, createdAt, author: id === null || name === null ? null : { id, name } };
}
