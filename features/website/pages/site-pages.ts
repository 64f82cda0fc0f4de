import type { PageName } from '#features/core/navigation/index.ts';
import type { Localized } from '#lib/localized.ts';

/**
 * The pages of the site map that have a record in the tree, by the titles they begin with: those with one address per
 * language that are the same for everybody (docs/product/content.md#pages-of-the-site).
 */
export const SITE_PAGES = {
  home: { de: 'Startseite', en: 'Home' },
  calendar: { de: 'Programm', en: 'What’s on' },
  productions: { de: 'Produktionen', en: 'Productions' },
  ensemble: { de: 'Ensemble', en: 'Ensemble' },
  seriesList: { de: 'Alle Reihen', en: 'All series' },
  magazine: { de: 'Magazin', en: 'Magazine' },
  search: { de: 'Suche', en: 'Search' },
  newsletter: { de: 'Newsletter', en: 'Newsletter' },
  favourites: { de: 'Favoriten', en: 'Favorites' },
  terms: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  privacy: { de: 'Datenschutz', en: 'Privacy policy' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
  easyLanguage: { de: 'Leichte Sprache', en: 'Easy read' },
} as const satisfies Partial<Record<PageName, Localized>>;

/** Those that are nothing but their modules: until some are published they are not there. */
export const TEXT_PAGES = [
  'terms',
  'privacy',
  'imprint',
  'accessibility',
  'easyLanguage',
] as const satisfies (keyof typeof SITE_PAGES)[];
export type TextPageName = (typeof TEXT_PAGES)[number];

export function isTextPage(name: PageName | null): name is TextPageName {
  return TEXT_PAGES.some((each) => each === name);
}

/** Tells if a page shows something besides its modules, published or not: a list, a search, a calendar. */
export function hasRoute({ siteName }: { siteName: PageName | null }): boolean {
  return siteName !== null && !isTextPage(siteName);
}

export type SitePageName = keyof typeof SITE_PAGES;

export const SITE_PAGE_NAMES = Object.keys(SITE_PAGES) as SitePageName[];
