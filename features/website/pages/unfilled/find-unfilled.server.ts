import { documentsTag } from '#features/core/documents/cache-tags.ts';
import { findAllPublished } from '#features/core/documents/index.server.ts';
import { type ContentTree, type ModuleNode, textsOf } from '#features/core/documents/index.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { pagesTag } from '../cache-tags.ts';
import { isTextPage } from '../site-pages.ts';
import { findAllPages } from '../store.server.ts';
import { countPlaceholders } from './placeholders.ts';

/** The languages in which a legal page still has a place to fill in, by document: visitors never read those. */
export type Unfilled = ReadonlyMap<number, readonly Language[]>;

/** Finds the legal pages that are published with places to fill in. */
export async function findUnfilled(db: Db, now: Instant): Promise<Unfilled> {
  const documents = (await findAllPages(db))
    .filter(({ siteName }) => isTextPage(siteName))
    .map(({ documentId }) => documentId);
  const unfilled = new Map<number, Language[]>();
  for (const { documentId, language, content } of await findAllPublished(db, documents, now)) {
    if (placeholdersIn(content, { language, at: now }) === 0) continue;
    unfilled.set(documentId, [...(unfilled.get(documentId) ?? []), language]);
  }
  return unfilled;
}

/** Counts the places to fill in that readers of a language would meet, on whatever day a module is shown. */
export function placeholdersIn({ modules }: ContentTree, view: { language: Language; at: Instant }): number {
  const tree = { modules: modules.map(always) };
  return [...textsOf(MODULES, tree, view)].reduce((sum, text) => sum + countPlaceholders(text), 0);
}

/** The module without its window: one that is planned would appear between two looks at the page. */
function always({ online_from: _from, online_to: _to, slots, ...node }: ModuleNode): ModuleNode {
  if (!slots) return node;
  const within = Object.entries(slots).map(([slot, nodes]) => [slot, nodes.map(always)]);
  return { ...node, slots: Object.fromEntries(within) };
}

/** The same from memory. Depends on the tags `pages` and `documents`. */
export function readUnfilled(
  { db, cache, clock }: { db: Db; cache: TaggedCache; clock: Clock },
  changesAt: Instant | null,
): Promise<Unfilled> {
  const now = clock.now();
  return cache.read(
    'unfilled pages',
    { tags: [pagesTag(), documentsTag()], freshForSeconds: () => secondsUntil([changesAt], now) },
    () => findUnfilled(db, now),
  );
}

/** The languages of `published` that are filled in. */
export function filledIn(unfilled: Unfilled, documentId: number, published: readonly Language[]): Language[] {
  const open = unfilled.get(documentId) ?? [];
  return published.filter((language) => !open.includes(language));
}
