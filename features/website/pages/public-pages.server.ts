import {
  findPublishedLanguages,
  type PublishedLanguages,
  readPublishedLanguages,
} from '#features/core/documents/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { isReadable, isVisible, type Page, type PublishedIn } from './page.ts';
import { readPageTree } from './page-tree.server.ts';
import { PageTree } from './page-tree.ts';
import { hasRoute } from './site-pages.ts';
import { findAllPages } from './store.server.ts';
import { filledIn, findUnfilled, readUnfilled, type Unfilled } from './unfilled/find-unfilled.server.ts';

/** The tree of pages, and those visible in one language at the moment. */
export interface PublicPages {
  tree: PageTree;
  publishedIn: PublishedIn;
  /** Tells if an address leads somewhere: to the page, or to one below it if it is a heading of the menu. */
  isReadable(page: Page): boolean;
  /** When a plan next changes what is published; `null` when none does. */
  changesAt: Instant | null;
}

/** Read from memory until a page or what is published changes. Depends on the tags `pages` and `documents`. */
export async function readPublicPages(
  services: { db: Db; cache: TaggedCache; clock: Clock },
  language: Language,
): Promise<PublicPages> {
  const now = services.clock.now();
  const [tree, published] = await Promise.all([readPageTree(services), readPublishedLanguages(services)]);
  const unfilled = await readUnfilled(services, published.changesAt);
  return publicPages(tree, { ...published, unfilled }, language, now);
}

/** The public tree within a transaction. */
export async function findPublicTree(trx: Trx, language: Language, now: Instant): Promise<PublicPages> {
  const tree = new PageTree(await findAllPages(trx));
  const [published, unfilled] = [await findPublishedLanguages(trx, now), await findUnfilled(trx, now)];
  return publicPages(tree, { ...published, unfilled }, language, now);
}

function publicPages(
  tree: PageTree,
  { languages, changesAt, unfilled }: PublishedLanguages & { unfilled: Unfilled },
  language: Language,
  now: Instant,
): PublicPages {
  const publishedIn: PublishedIn = (page) =>
    hasRoute(page) ? LANGUAGES : filledIn(unfilled, page.documentId, languages.get(page.documentId) ?? []);
  const isNavigable = (page: Page): boolean =>
    page.isClickable
      ? isReadable(page, publishedIn(page), language, now)
      : isVisible(page, now) && tree.childrenOf(page.id).some(isNavigable);
  return { tree, publishedIn, isReadable: isNavigable, changesAt };
}
