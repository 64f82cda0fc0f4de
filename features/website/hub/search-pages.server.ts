import { setImmediate as nextTurn } from 'node:timers/promises';
import { findDrafts } from '#features/core/documents/index.server.ts';
import { searchText } from '#features/core/documents/index.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { findPagesByIds, type OutlinedPage } from '#features/website/pages/index.server.ts';
import { foldedText } from '#lib/folded-text.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

const READ_BATCH_SIZE = 50;

/** Pages whose title or draft says `query`, in the order of `pages`; other requests are answered between its slices. */
export async function searchPages(
  db: Db,
  pages: readonly OutlinedPage[],
  { query, now, signal }: { query: string; now: Instant; signal?: AbortSignal | undefined },
): Promise<OutlinedPage[]> {
  const wanted = foldedText(query);
  const found: OutlinedPage[] = [];
  for (let from = 0; from < pages.length; from += READ_BATCH_SIZE) {
    const batch = pages.slice(from, from + READ_BATCH_SIZE);
    const [facts, drafts] = await Promise.all([
      findPagesByIds(
        db,
        batch.map(({ id }) => id),
      ),
      findDrafts(
        db,
        batch.map(({ documentId }) => documentId),
      ),
    ]);
    const titles = new Map(facts.map(({ id, title }) => [id, title]));
    found.push(
      ...batch.filter(({ id, documentId }) => {
        const [title, draft] = [titles.get(id), drafts.get(documentId)];
        return LANGUAGES.some((language) =>
          [title?.[language] ?? '', draft ? searchText(MODULES, draft, language, now) : ''].some((text) =>
            foldedText(text).includes(wanted),
          ),
        );
      }),
    );
    await nextTurn();
    signal?.throwIfAborted();
  }
  return found;
}
