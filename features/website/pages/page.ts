import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import type { PageName } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language, type Localized, languageShown, type PerLanguage } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Properties of a page besides its content (docs/product/content.md#pages). */
export interface PageFacts {
  title: Localized;
  headline: Localized | null;
  lead: Localized | null;
  /** The last part of its address, per language. Without an English one the German stands in both. */
  slug: Localized | null;
  parentId: number | null;
  position: number;
  contentType: string | null;
  isLandingPage: boolean;
  isOnline: boolean;
  isClickable: boolean;
  inMenu: boolean;
  inFooter: boolean;
  hasTabNavigation: boolean;
  metaTitle: Localized | null;
  metaDescription: Localized | null;
  ogTitle: Localized | null;
  ogDescription: Localized | null;
  ogType: string | null;
  /** The picture of the library beside shared links; `null` for that of the venue. */
  ogImageId: number | null;
  onlineFrom: Instant | null;
  onlineTo: Instant | null;
}

/** A page of the tree. */
export interface Page extends PageFacts {
  id: number;
  documentId: number;
  /** Page of the site map this is the record of. */
  siteName: PageName | null;
  /** The whole path per language. */
  paths: Record<Language, string>;
  /** Location of its picture for shared links; `null` if none was chosen, or it may not be shown. */
  ogImage: ArtworkSeed | null;
  deletedAt: Instant | null;
  updatedAt: Instant;
}

/** Tells if visitors may see a page at `now`, by its own properties: it is online, in its window, not in the trash. */
export function isVisible(
  page: Pick<Page, 'isOnline' | 'onlineFrom' | 'onlineTo' | 'deletedAt'>,
  now: Instant,
): boolean {
  if (!page.isOnline || page.deletedAt !== null) return false;
  return (
    (page.onlineFrom === null || page.onlineFrom <= now) && (page.onlineTo === null || now < page.onlineTo)
  );
}

/** The languages the document of a page is published in. */
export type PublishedIn = (page: Page) => readonly Language[];

/**
 * Tells if visitors who read `language` can read a page at `now`, given the languages its document is published in:
 * that one, or German, which stands in for missing languages (docs/product/content.md#who-sees-what).
 */
export function isReadable(
  page: Page,
  published: readonly Language[],
  language: Language,
  now: Instant,
): boolean {
  return isVisible(page, now) && languageShown(published, language) !== null;
}

/** The addresses of a page in the languages in which it can be read. */
export function readablePaths({ paths }: Page, published: readonly Language[]): PerLanguage<string> {
  const readable = LANGUAGES.filter((language) => languageShown(published, language) !== null);
  return Object.fromEntries(readable.map((language) => [language, paths[language]]));
}

/** The languages that a page is written in: the one it is published in; of several, those with a title as well. */
export function translationsOf({ title }: Pick<Page, 'title'>, published: readonly Language[]): Language[] {
  return published.filter((language) => published.length === 1 || Boolean(title[language]));
}

/** When the window of a page next opens or closes; `null` when it does neither any more. */
export function nextWindowChange(
  { onlineFrom, onlineTo }: Pick<Page, 'onlineFrom' | 'onlineTo'>,
  now: Instant,
): Instant | null {
  return [onlineFrom, onlineTo].filter((at) => at !== null && at > now).toSorted()[0] ?? null;
}
