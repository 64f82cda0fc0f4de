import { setImmediate as nextTurn } from 'node:timers/promises';
import { findDocumentMarks, findDocumentStatuses } from '#features/core/documents/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { OutlinedPage } from '#features/website/pages/index.server.ts';
import { isVisible } from '#features/website/pages/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type PageState, pageState } from './hub-rows.ts';
import { PAGE_STATES } from './page-content.server.ts';

const READ_BATCH_SIZE = 50;
const ALWAYS = { isOnline: true, onlineFrom: null, onlineTo: null, deletedAt: null };

type Judged = Map<number, { mark: string; english: PageState['state'] }>;

/** English states by document, each with the mark of the document it was judged from. */
const judgedIn = new WeakMap<Db, Judged>();

/** Pages whose English is missing or outdated; content is read only where it changed since it was judged last. */
export async function findPagesToTranslate(
  db: Db,
  pages: readonly OutlinedPage[],
  now: Instant,
): Promise<{ missing: OutlinedPage[]; outdated: OutlinedPage[] }> {
  const judged: Judged = judgedIn.get(db) ?? new Map();
  judgedIn.set(db, judged);
  const marks = await findDocumentMarks(
    db,
    pages.map(({ documentId }) => documentId),
    now,
  );
  const stale = pages.filter(({ documentId }) => judged.get(documentId)?.mark !== marks.get(documentId));
  for (let from = 0; from < stale.length; from += READ_BATCH_SIZE) {
    await judge(stale.slice(from, from + READ_BATCH_SIZE));
    await nextTurn();
  }
  const inState = (state: PageState['state']) =>
    pages.filter((page) => isVisible(page, now) && judged.get(page.documentId)?.english === state);
  return { missing: inState('missing'), outdated: inState('outdated') };

  async function judge(batch: readonly OutlinedPage[]): Promise<void> {
    const documentIds = batch.map(({ documentId }) => documentId);
    const statuses = await findDocumentStatuses(db, documentIds, now);
    for (const page of batch) {
      const standing = statuses.get(page.documentId);
      if (!standing) continue;
      const { state } = pageState({ ...page, ...ALWAYS }, standing, { ...PAGE_STATES, now }, 'en');
      judged.set(page.documentId, { mark: marks.get(page.documentId) ?? '', english: state });
    }
  }
}
