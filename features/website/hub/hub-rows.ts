import type { DocumentStatus } from '#features/core/documents/index.server.ts';
import { type Definitions, type LanguageState, languageState } from '#features/core/documents/index.ts';
import type { PageName } from '#features/core/navigation/index.ts';
import { isVisible, type Page } from '#features/website/pages/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { type Instant, latestOf } from '#lib/venue-time.ts';
import type { HubPlace, Placement } from './hub-places.ts';

/** How far a page is in a language: as its document, or not there for visitors at all. */
export type PageState = LanguageState | { state: 'offline' };

/** A page in the tree of the hub. */
export interface HubRow extends HubPlace {
  document: number;
  paths: Page['paths'];
  siteName: PageName | null;
  states: Record<Language, PageState>;
  changedAt: Instant;
  changedBy: string | null;
  moves: Placement['moves'];
  branch: Placement['branch'];
}

interface Standing {
  definitions: Definitions;
  statuses: ReadonlyMap<number, DocumentStatus>;
  /** Initial content of pages that have content besides their modules. */
  own(page: Pick<Page, 'siteName'>): DocumentStatus['draft'] | null;
  now: Instant;
}

/** The row of a page at its place in the tree. */
export function hubRow(page: Page, { depth, moves, branch }: Placement, standing: Standing): HubRow {
  const document = standing.statuses.get(page.documentId);
  if (!document) throw new Error(`page ${page.id} has no document with the id ${page.documentId}`);
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
    branch,
  };
}

/** How far a page is in a language. */
export function pageState(
  page: Pick<Page, 'siteName' | 'isOnline' | 'onlineFrom' | 'onlineTo' | 'deletedAt'>,
  document: DocumentStatus,
  { definitions, own, now }: Omit<Standing, 'statuses'>,
  language: Language,
): PageState {
  if (page.onlineFrom !== null && page.onlineFrom > now && page.isOnline)
    return { state: 'planned', at: page.onlineFrom };
  if (!isVisible(page, now)) return { state: 'offline' };
  const shown = document.published[language] ?? own(page);
  const published = shown ? { ...document.published, [language]: shown } : document.published;
  return languageState(definitions, { ...document, published }, language);
}
