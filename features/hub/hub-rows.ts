import type { DocumentStanding } from '#features/content/index.server.ts';
import { type Definitions, type LanguageState, languageState } from '#features/content/index.ts';
import type { PageName } from '#features/navigation/index.ts';
import { isVisible, type Page } from '#features/pages/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { type Instant, latestOf } from '#lib/venue-time.ts';

/** How far a page is in a language: as its document, or not there for visitors at all. */
export type PageState = LanguageState | { state: 'offline' };

/** A page in the tree of the hub. */
export interface HubRow {
  id: number;
  document: number;
  title: Page['title'];
  depth: number;
  paths: Page['paths'];
  siteName: PageName | null;
  states: Record<Language, PageState>;
  changedAt: Instant;
  changedBy: string | null;
  /** The pages beside it that it can be moved before: up (`before`), or down, over the next one. */
  moves: { parentId: number | null; up: number | null; down: { beforeId: number | null } | null };
}

interface Standing {
  definitions: Definitions;
  standings: ReadonlyMap<number, DocumentStanding>;
  /** What pages that show something by themselves hold from the beginning. */
  own(page: Page): DocumentStanding['draft'] | null;
  now: Instant;
}

/** The rows of the tree, each page before those below it. */
export function hubRows(
  childrenOf: (id: number | null) => readonly Page[],
  standing: Standing,
  { parentId = null, depth = 0 }: { parentId?: number | null; depth?: number } = {},
): HubRow[] {
  const pages = childrenOf(parentId);
  return pages.flatMap((page, index) => [
    hubRow(page, standing, depth, {
      parentId,
      up: pages[index - 1]?.id ?? null,
      down: index + 1 < pages.length ? { beforeId: pages[index + 2]?.id ?? null } : null,
    }),
    ...hubRows(childrenOf, standing, { parentId: page.id, depth: depth + 1 }),
  ]);
}

function hubRow(page: Page, standing: Standing, depth: number, moves: HubRow['moves']): HubRow {
  const document = standing.standings.get(page.documentId);
  if (!document) throw new Error(`The page ${page.id} has no document`);
  const changedLast = latestOf([document.changedAt, page.updatedAt]);
  return {
    id: page.id,
    document: page.documentId,
    title: page.title,
    depth,
    paths: page.paths,
    siteName: page.siteName,
    states: Object.fromEntries(
      LANGUAGES.map((language) => [language, pageState(page, document, standing, language)]),
    ) as Record<Language, PageState>,
    changedAt: changedLast,
    changedBy: document.changedAt === changedLast ? (document.changedBy?.name ?? null) : null,
    moves,
  };
}

function pageState(
  page: Page,
  document: DocumentStanding,
  { definitions, own, now }: Standing,
  language: Language,
): PageState {
  if (page.onlineFrom !== null && page.onlineFrom > now && page.isOnline)
    return { state: 'planned', at: page.onlineFrom };
  if (!isVisible(page, now)) return { state: 'offline' };
  const shown = document.published[language] ?? own(page);
  const published = shown ? { ...document.published, [language]: shown } : document.published;
  return languageState(definitions, { ...document, published }, language);
}

/** Where a page of the tree can go: not below itself, nor below what is below it. */
export function placesOutside(tree: readonly HubRow[], { id }: Pick<HubRow, 'id'>): HubRow[] {
  const from = tree.findIndex((each) => each.id === id);
  const depth = tree[from]?.depth ?? 0;
  const behind = tree.findIndex((each, at) => at > from && each.depth <= depth);
  return tree.filter((_, at) => at < from || (behind !== -1 && at >= behind));
}
