import type { Db, Trx } from '#features/database.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Sign } from './draft-store.server.ts';
import type { ContentTree } from './tree.ts';

/** Entry in the publication calendar of a language: published, or taken offline (`versionId` is `null`), from then on. */
export interface Publication {
  id: number;
  language: Language;
  versionId: number | null;
  startsAt: Instant;
}

export async function insertPublication(
  trx: Trx,
  documentId: number,
  { language, versionId, startsAt }: Omit<Publication, 'id'>,
  { at, by }: Sign,
): Promise<void> {
  await trx
    .insertInto('document_publications')
    .values({
      document_id: documentId,
      language,
      version_id: versionId,
      starts_at: startsAt,
      created_at: at,
      created_by: by,
    })
    .execute();
}

/** All that was and will be published of a document, in the order it starts. */
export async function findPublications(db: Db, documentId: number): Promise<Publication[]> {
  const rows = await db
    .selectFrom('document_publications')
    .select(['id', 'language', 'version_id', 'starts_at'])
    .where('document_id', '=', documentId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    language: row.language,
    versionId: row.version_id,
    startsAt: row.starts_at,
  }));
}

/** Deletes a plan that has not started. Tells if there was one. */
export async function deletePlan(trx: Trx, documentId: number, id: number, now: Instant): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('document_publications')
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .where('starts_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Published content of a document, and its planned end. */
export interface PublishedContent {
  byLanguage: Partial<Record<Language, { versionId: number; content: ContentTree; since: Instant }>>;
  /** When something that is planned starts; `null` when nothing is. */
  changesAt: Instant | null;
}

/**
 * Finds the published content of a document at `now`: the latest publication that has started in each language, even
 * if no job has run.
 */
export async function findPublished(db: Db, documentId: number, now: Instant): Promise<PublishedContent> {
  const publications = db
    .selectFrom('document_publications')
    .where('document_publications.document_id', '=', documentId);
  const latestIn = (language: Language) =>
    publications
      .select('document_publications.id')
      .where('language', '=', language)
      .where('starts_at', '<=', now)
      .orderBy('starts_at', 'desc')
      .orderBy('document_publications.id', 'desc')
      .limit(1);
  const [rows, next] = await Promise.all([
    publications
      .innerJoin('document_versions', 'document_versions.id', 'document_publications.version_id')
      .select(['language', 'document_versions.id', 'content', 'starts_at'])
      .where(({ eb, or }) =>
        or(LANGUAGES.map((language) => eb('document_publications.id', '=', latestIn(language)))),
      )
      .execute(),
    publications
      .select(({ fn }) => fn.min<Instant | null>('starts_at').as('starts_at'))
      .where('starts_at', '>', now)
      .executeTakeFirst(),
  ]);
  const byLanguage = Object.fromEntries(
    rows.map(({ language, id, content, starts_at: since }) => [
      language,
      { versionId: id, content: JSON.parse(content) as ContentTree, since },
    ]),
  );
  return { byLanguage, changesAt: next?.starts_at ?? null };
}

/** Finds the published content of some documents at `now`: the published version of each document in each language. */
export async function findAllPublished(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<{ documentId: number; language: Language; content: ContentTree; since: Instant }[]> {
  if (documentIds.length === 0) return [];
  const rows = await publishedAt(db, now)
    .select(['current.document_id', 'current.language', 'current.starts_at', 'version_id', 'content'])
    .where('current.document_id', 'in', documentIds)
    .execute();
  // Most versions went out in both languages at once.
  const trees = new Map<number | null, ContentTree>();
  return rows.map((row) => {
    const content = trees.get(row.version_id) ?? (JSON.parse(row.content) as ContentTree);
    trees.set(row.version_id, content);
    return { documentId: row.document_id, language: row.language, content, since: row.starts_at };
  });
}

/** The same without what they say: in which languages each is published, and since when. */
export async function findAllPublishedSince(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<{ documentId: number; language: Language; since: Instant }[]> {
  if (documentIds.length === 0) return [];
  return publishedAt(db, now)
    .select(['current.document_id as documentId', 'current.language', 'current.starts_at as since'])
    .where('current.document_id', 'in', documentIds)
    .execute();
}

/** The windows of published trees: one without windows is an empty tree, and is not read. */
export async function findAllPublishedWindows(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<{ documentId: number; language: Language; content: ContentTree }[]> {
  if (documentIds.length === 0) return [];
  const rows = await publishedAt(db, now)
    .select(['current.document_id', 'current.language'])
    .select(({ eb }) => eb.case().when('has_windows', '=', true).then(eb.ref('content')).end().as('content'))
    .where('current.document_id', 'in', documentIds)
    .execute();
  return rows.map(({ document_id: documentId, language, content }) => ({
    documentId,
    language,
    content: content === null ? { modules: [] } : (JSON.parse(content) as ContentTree),
  }));
}

/** Documents with a change due after `now`: a plan, or a module with a window in one of their versions. */
export async function findDocumentsWithPlans(db: Db, now: Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('document_publications')
    .select('document_id')
    .where('starts_at', '>', now)
    .union(db.selectFrom('document_versions').select('document_id').where('has_windows', '=', true))
    .execute();
  return rows.map((row) => row.document_id);
}

/** Names the state of some documents at `now`: equal marks mean that neither draft nor publications changed. */
export async function findDocumentMarks(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<Map<number, string>> {
  if (documentIds.length === 0) return new Map();
  const [drafts, publications] = await Promise.all([
    db.selectFrom('documents').select(['id', 'version']).where('id', 'in', documentIds).execute(),
    db
      .selectFrom('document_publications')
      .select(({ fn, eb }) => [
        'document_id',
        fn.max('id').as('newest'),
        fn.countAll().as('total'),
        fn.sum(eb.case().when('starts_at', '<=', now).then(1).else(0).end()).as('started'),
      ])
      .where('document_id', 'in', documentIds)
      .groupBy('document_id')
      .execute(),
  ]);
  const published = new Map(
    publications.map(({ document_id, newest, total, started }) => [
      document_id,
      `${newest}/${total}/${started}`,
    ]),
  );
  return new Map(drafts.map(({ id, version }) => [id, `${version}/${published.get(id) ?? ''}`]));
}

/** In which languages each document is published, and when a plan next changes that; `null` when none does. */
export interface PublishedLanguages {
  languages: ReadonlyMap<number, readonly Language[]>;
  changesAt: Instant | null;
}

/** In which languages each document is published at `now`. */
export async function findPublishedLanguages(db: Db, now: Instant): Promise<PublishedLanguages> {
  const [rows, next] = await Promise.all([
    publishedAt(db, now).select(['current.document_id', 'current.language']).execute(),
    db
      .selectFrom('document_publications')
      .select(({ fn }) => fn.min<Instant | null>('starts_at').as('starts_at'))
      .where('starts_at', '>', now)
      .executeTakeFirst(),
  ]);
  const languages = new Map<number, Language[]>();
  for (const { document_id: id, language } of rows)
    languages.set(id, [...(languages.get(id) ?? []), language]);
  return { languages, changesAt: next?.starts_at ?? null };
}

function publishedAt(db: Db, now: Instant) {
  return db
    .selectFrom('document_publications as current')
    .innerJoin('document_versions', 'document_versions.id', 'current.version_id')
    .where('current.starts_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_publications as later')
            .select('later.id')
            .whereRef('later.document_id', '=', 'current.document_id')
            .whereRef('later.language', '=', 'current.language')
            .where('later.starts_at', '<=', now)
            .where(({ eb, or, and, ref }) =>
              or([
                eb('later.starts_at', '>', ref('current.starts_at')),
                and([
                  eb('later.starts_at', '=', ref('current.starts_at')),
                  eb('later.id', '>', ref('current.id')),
                ]),
              ]),
            ),
        ),
      ),
    );
}

/** Documents of which something started or ended by plan after `since`, until `now`. */
export async function findStarted(db: Db, since: Instant, now: Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('document_publications')
    .select('document_id')
    .distinct()
    .where('starts_at', '>', since)
    .where('starts_at', '<=', now)
    .execute();
  return rows.map((row) => row.document_id);
}
