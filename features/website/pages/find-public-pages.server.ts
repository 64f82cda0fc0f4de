import { findAllPublished, findAllPublishedSince } from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type PerLanguage, writtenPaths } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { isVisible, type Page, readablePaths, translationsOf } from './page.ts';
import { hasRoute } from './site-pages.ts';
import { findAllPages } from './store.server.ts';
import { filledIn, findUnfilled, type Unfilled } from './unfilled/find-unfilled.server.ts';

/** A public page, with its texts in each language it is published in. */
export interface PublicPage {
  page: Page;
  /** Paths of the page; a page published in German only is readable in both languages. */
  paths: PerLanguage<string>;
  content: Partial<Record<Language, ContentTree>>;
  /** When it last changed for visitors. */
  changed: Instant;
}

/** All public pages at `now` that consist of modules alone. */
export async function findPublicPages(db: Db, now: Instant): Promise<PublicPage[]> {
  const pages = await findReadablePages(db, now);
  const unfilled = await findUnfilled(db, now);
  const published = await findAllPublished(db, pages.map(documentOf), now);
  const byDocument = Map.groupBy(published.filter(isFilledIn(unfilled)), ({ documentId }) => documentId);
  return pages.flatMap((page) => {
    const states = byDocument.get(page.documentId) ?? [];
    if (states.length === 0) return [];
    const content = Object.fromEntries(states.map((state) => [state.language, state.content]));
    return [{ page, content, ...addressOf(page, states) }];
  });
}

/** Their addresses alone, without contents. */
export async function findPublicAddresses(
  db: Db,
  now: Instant,
): Promise<Pick<PublicPage, 'paths' | 'changed'>[]> {
  const pages = await findReadablePages(db, now);
  const unfilled = await findUnfilled(db, now);
  const published = await findAllPublishedSince(db, pages.map(documentOf), now);
  const byDocument = Map.groupBy(published.filter(isFilledIn(unfilled)), ({ documentId }) => documentId);
  return pages.flatMap((page) => {
    const states = byDocument.get(page.documentId) ?? [];
    if (states.length === 0) return [];
    const { paths, changed } = addressOf(page, states);
    const languages = states.map(({ language }) => language);
    return [{ paths: writtenPaths(paths, translationsOf(page, languages)), changed }];
  });
}

const isFilledIn =
  (unfilled: Unfilled) =>
  ({ documentId, language }: { documentId: number; language: Language }): boolean =>
    filledIn(unfilled, documentId, [language]).length > 0;

const documentOf = ({ documentId }: Page): number => documentId;

async function findReadablePages(db: Db, now: Instant): Promise<Page[]> {
  return (await findAllPages(db)).filter(
    (page) => !hasRoute(page) && page.isClickable && isVisible(page, now),
  );
}

function addressOf(page: Page, states: readonly { language: Language; since: Instant }[]) {
  const languages = states.map(({ language }) => language);
  const changed = [page.updatedAt, ...states.map(({ since }) => since)].toSorted().at(-1) ?? page.updatedAt;
  return { paths: readablePaths(page, languages), changed };
}
