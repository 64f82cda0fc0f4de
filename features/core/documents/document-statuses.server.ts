import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DocumentContent } from './language-state.ts';
import { findAllPublished, findAllPublishedWindows, type Publication } from './publication-store.server.ts';
import type { ContentTree } from './tree.ts';

/** Author by name; `null` for the system and for deleted accounts. */
type Author = { id: number; name: string } | null;

/** State of a document, for lists of all of them. */
export interface DocumentStatus extends DocumentContent {
  documentId: number;
  plans: readonly Publication[];
  changedAt: Instant;
  changedBy: Author;
}

/** How some documents stand at `now`, in three queries however many there are. */
export async function findDocumentStatuses(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<Map<number, DocumentStatus>> {
  if (documentIds.length === 0) return new Map();
  const [drafts, published, plans] = await Promise.all([
    db
      .selectFrom('documents')
      .leftJoin('users', 'users.id', 'documents.changed_by')
      .select(['documents.id', 'draft', 'changed_at', 'users.id as user_id', 'users.name as user_name'])
      .where('documents.id', 'in', documentIds)
      .execute(),
    findAllPublished(db, documentIds, now),
    findPlansOf(db, documentIds, now),
  ]);
  const publishedOf = Map.groupBy(published, ({ documentId }) => documentId);
  return new Map(
    drafts.map((row) => [
      row.id,
      {
        documentId: row.id,
        draft: JSON.parse(row.draft) as ContentTree,
        changedAt: row.changed_at,
        changedBy: authorOf(row.user_id, row.user_name),
        published: byLanguage(publishedOf.get(row.id)),
        plans: plans.get(row.id) ?? [],
      },
    ]),
  );
}

/** Scheduled changes of a document: its plans, and trees that hold all modules with a window. */
export type DocumentPlans = Pick<DocumentStatus, 'documentId' | 'published' | 'plans'>;

/** Finds the scheduled changes of some documents after `now`. Nearly all of the documents need not be read for it. */
export async function findDocumentPlans(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<Map<number, DocumentPlans>> {
  if (documentIds.length === 0) return new Map();
  const [published, plans] = await Promise.all([
    findAllPublishedWindows(db, documentIds, now),
    findPlansOf(db, documentIds, now),
  ]);
  const publishedOf = Map.groupBy(published, ({ documentId }) => documentId);
  return new Map(
    documentIds.map((documentId) => [
      documentId,
      {
        documentId,
        published: byLanguage(publishedOf.get(documentId)),
        plans: plans.get(documentId) ?? [],
      },
    ]),
  );
}

/** Finds the plans of some documents after `now`, earliest first. */
async function findPlansOf(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<Map<number, Publication[]>> {
  const rows = await db
    .selectFrom('document_publications')
    .select(['id', 'document_id as documentId', 'language', 'version_id as versionId'])
    .select('starts_at as startsAt')
    .where('document_id', 'in', documentIds)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
  const plans = new Map<number, Publication[]>();
  for (const { documentId, ...plan } of rows) plans.set(documentId, [...(plans.get(documentId) ?? []), plan]);
  return plans;
}

function byLanguage(
  published: readonly { language: Language; content: ContentTree }[] = [],
): DocumentStatus['published'] {
  return Object.fromEntries(published.map(({ language, content }) => [language, content]));
}

/** Action of a person on a document. */
export interface DocumentActivity {
  documentId: number;
  by: { id: number; name: string };
  at: Instant;
  /** A language that they published or planned; `null` where they changed the draft. */
  published: Language | null;
}

/**
 * Finds the actions of others than `accountId` on documents since an instant, newest first: each document's last
 * change, and its publications.
 */
export async function findActivityOfOthers(
  db: Db,
  { accountId, since, atMost }: { accountId: number; since: Instant; atMost: number },
): Promise<DocumentActivity[]> {
  const [drafts, publications] = await Promise.all([
    db
      .selectFrom('documents')
      .innerJoin('users', 'users.id', 'documents.changed_by')
      .select(['documents.id', 'changed_at as at', 'users.id as user_id', 'users.name as user_name'])
      .where('changed_at', '>', since)
      .where('changed_by', '!=', accountId)
      .orderBy('changed_at', 'desc')
      .limit(atMost)
      .execute(),
    db
      .selectFrom('document_publications')
      .innerJoin('users', 'users.id', 'document_publications.created_by')
      .select(['document_id as id', 'document_publications.created_at as at', 'language'])
      .select(['users.id as user_id', 'users.name as user_name'])
      .where('document_publications.created_at', '>', since)
      .where('created_by', '!=', accountId)
      .where('version_id', 'is not', null)
      .orderBy('document_publications.created_at', 'desc')
      .limit(atMost)
      .execute(),
  ]);
  const activity = [...drafts.map((row) => ({ ...row, language: null })), ...publications];
  return activity
    .map((row) => ({
      documentId: row.id,
      by: { id: row.user_id, name: row.user_name },
      at: row.at,
      published: row.language,
    }))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, atMost);
}

function authorOf(id: number | null, name: string | null): Author {
  return id === null || name === null ? null : { id, name };
}
