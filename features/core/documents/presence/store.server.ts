import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DraftState, PresentAuthor, PresentTab } from './presence.ts';
import type { PlaceInput } from './schema.ts';

/** Finds the location reported for a tab; `null` if none was reported, or it was deleted. */
export async function findPresence(db: Db, accountId: number, tab: string): Promise<PlaceInput | null> {
  const row = await db
    .selectFrom('presences')
    .select(['document_id', 'language', 'module'])
    .where('user_id', '=', accountId)
    .where('tab', '=', tab)
    .executeTakeFirst();
  return row ? { document: row.document_id, language: row.language, module: row.module } : null;
}

export async function upsertPresence(
  db: Db,
  accountId: number,
  tab: string,
  { document, language, module }: PlaceInput,
  now: Instant,
): Promise<void> {
  const place = { document_id: document, language, module, seen_at: now };
  await db
    .insertInto('presences')
    .values({ user_id: accountId, tab, ...place })
    .onConflict((conflict) => conflict.columns(['user_id', 'tab']).doUpdateSet(place))
    .execute();
}

/** Takes a tab away; false where there was none. */
export async function deletePresence(db: Db, accountId: number, tab: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('presences')
    .where('user_id', '=', accountId)
    .where('tab', '=', tab)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePresenceBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('presences').where('seen_at', '<', instant).execute();
}

export async function countPresence(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('presences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isDocument(db: Db, id: number): Promise<boolean> {
  return (
    (await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** Every tab with a heartbeat since then, in a stable order. */
export async function findPresentTabs(db: Db, since: Instant): Promise<PresentTab[]> {
  const rows = await db
    .selectFrom('presences')
    .innerJoin('users', 'users.id', 'presences.user_id')
    .select(['tab', 'user_id', 'users.name', 'document_id', 'language', 'module'])
    .where('seen_at', '>=', since)
    .orderBy('user_id')
    .orderBy('tab')
    .execute();
  return rows.map(({ tab, user_id, name, document_id, language, module }) => ({
    tab,
    account: user_id,
    name,
    document: document_id,
    language,
    module,
  }));
}

/** Versions of the drafts of some documents, and their published states. */
export async function findDraftStates(db: Db, documentIds: readonly number[]): Promise<DraftState[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .leftJoin('users as authors', 'authors.id', 'documents.changed_by')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('document_publications')
          .select(({ fn }) => ['document_id', fn.countAll<number>().as('count'), fn.max('id').as('last')])
          .where('document_id', 'in', documentIds)
          .groupBy('document_id')
          .as('published'),
      (join) => join.onRef('published.document_id', '=', 'documents.id'),
    )
    .leftJoin('document_publications', 'document_publications.id', 'published.last')
    .leftJoin('users as publishers', 'publishers.id', 'document_publications.created_by')
    .select(['documents.id', 'documents.version', 'published.count', 'published.last'])
    .select(['authors.id as author_id', 'authors.name as author_name'])
    .select(['publishers.id as publisher_id', 'publishers.name as publisher_name'])
    .where('documents.id', 'in', documentIds)
    .orderBy('documents.id')
    .execute();
  return rows.map((row) => ({
    document: row.id,
    version: row.version,
    changed_by: author(row.author_id, row.author_name),
    publications: {
      count: Number(row.count ?? 0),
      last: row.last ?? 0,
      last_by: author(row.publisher_id, row.publisher_name),
    },
  }));
}

const author = (id: number | null, name: string | null): PresentAuthor =>
  id === null || name === null ? null : { id, name };
