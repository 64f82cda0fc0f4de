import { findAllPublished } from '#features/content/index.server.ts';
import type { ContentTree } from '#features/content/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Language, PerLanguage } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { isVisible, type Page, readablePaths } from './page.ts';
import { hasRoute } from './site-pages.ts';
import { findAllPages } from './store.server.ts';

/** A page that visitors can read, and what it says in each language it is published in. */
export interface PublicPage {
  page: Page;
  /** Where it can be read; a page published in German alone in both languages. */
  paths: PerLanguage<string>;
  content: Partial<Record<Language, ContentTree>>;
  /** When it last changed for visitors. */
  changed: Instant;
}

/** Every page that is made of modules alone and that visitors can read at `now`. */
export async function findPublicPages(db: Db, now: Instant): Promise<PublicPage[]> {
  const pages = (await findAllPages(db)).filter(
    (page) => !hasRoute(page) && page.isClickable && isVisible(page, now),
  );
  const published = await findAllPublished(
    db,
    pages.map(({ documentId }) => documentId),
    now,
  );
  const byDocument = Map.groupBy(published, ({ documentId }) => documentId);
  return pages.flatMap((page) => {
    const states = byDocument.get(page.documentId) ?? [];
    if (states.length === 0) return [];
    const content = Object.fromEntries(states.map((state) => [state.language, state.content]));
    const changed = [page.updatedAt, ...states.map(({ since }) => since)].toSorted().at(-1) ?? page.updatedAt;
    const paths = readablePaths(
      page,
      states.map(({ language }) => language),
    );
    return [{ page, paths, content, changed }];
  });
}
