import type { Db, Trx } from '#features/database.server.ts';
import type { Sign } from './draft-store.server.ts';
import type { ContentTree } from './tree.ts';
import type { VersionFacts, VersionReason } from './version.ts';

/** Keeps a state for good. The same state twice in a row is one version, unless it gets a name. Gives its id. */
export async function insertVersion(
  trx: Trx,
  documentId: number,
  content: ContentTree,
  { reason, name = null }: { reason: VersionReason; name?: string | null },
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
      created_at: at,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a version of a document holds; `null` when that document has no such version. */
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

/** One page of a document's versions, the newest first, and how many there are. */
export async function findVersions(
  db: Db,
  documentId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ versions: VersionFacts[]; total: number }> {
  const ofDocument = db.selectFrom('document_versions').where('document_id', '=', documentId);
  const { total } = await ofDocument
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofDocument
    .leftJoin('users', 'users.id', 'document_versions.created_by')
    .select([
      'document_versions.id',
      'document_versions.number',
      'document_versions.reason',
      'document_versions.name',
      'document_versions.created_at',
      'users.id as author_id',
      'users.name as author_name',
    ])
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const versions = rows.map(({ id, number, reason, name, created_at, author_id, author_name }) => ({
    id,
    number,
    reason,
    name,
    createdAt: created_at,
    author: author_id === null || author_name === null ? null : { id: author_id, name: author_name },
  }));
  return { versions, total: Number(total) };
}
