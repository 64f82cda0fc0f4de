import type { Language } from '#lib/localized.ts';

/** Skeleton of a page while it loads: rows by day, cards, one big sheet with facts, or its title alone. */
type SkeletonKind = 'rows' | 'cards' | 'detail' | 'header';

/** Properties of a page that must be known before its code is loaded. Further properties are in its route's `handle`. */
export interface SitePage extends Record<Language, string> {
  /** Its title alone when it does not say. */
  skeleton?: SkeletonKind;
  /** Listed in the sitemap for search engines. */
  inSitemap?: true;
  /** Nobody is asked for consent on it (docs/product/consent-and-media.md). */
  isLegal?: true;
}

/**
 * Every page of the site with its path per language, without the language prefix (docs/product/pages.md#addresses). The
 * routes of the router, all links, alternates, the language switch and the sitemap come from this one table.
 */
export const SITE_MAP = {
  home: { de: '', en: '', skeleton: 'cards', inSitemap: true },
  calendar: {
    de: 'ausstellungenundaktivitaeten/kalender',
    en: 'exhibitionsandactivities/calendar',
    skeleton: 'rows',
    inSitemap: true,
  },
  event: {
    de: 'ausstellungenundaktivitaeten/kalender/:slug/:id',
    en: 'exhibitionsandactivities/calendar/:slug/:id',
    skeleton: 'detail',
    inSitemap: true,
  },
  productions: { de: 'produktionen', en: 'productions', skeleton: 'cards', inSitemap: true },
  production: {
    de: 'produktionen/:slug/:id',
    en: 'productions/:slug/:id',
    skeleton: 'detail',
    inSitemap: true,
  },
  ensemble: { de: 'ensemble', en: 'ensemble', skeleton: 'cards', inSitemap: true },
  person: { de: 'ensemble/:slug/:id', en: 'ensemble/:slug/:id', skeleton: 'detail', inSitemap: true },
  seriesList: { de: 'series', en: 'series', inSitemap: true },
  series: { de: 'series/:slug/:id', en: 'series/:slug/:id', skeleton: 'detail', inSitemap: true },
  magazine: { de: 'mediathek-de', en: 'mediathek-en', skeleton: 'cards', inSitemap: true },
  magazineTags: { de: 'mediathek-de/tags', en: 'mediathek-en/tags', inSitemap: true },
  magazineTag: { de: 'mediathek-de/tags/:slug/:id', en: 'mediathek-en/tags/:slug/:id', skeleton: 'cards' },
  magazineCategory: {
    de: 'mediathek-de/categories/:slug/:id',
    en: 'mediathek-en/categories/:slug/:id',
    skeleton: 'cards',
    inSitemap: true,
  },
  article: {
    de: 'mediathek-de/:slug/:id',
    en: 'mediathek-en/:slug/:id',
    skeleton: 'detail',
    inSitemap: true,
  },
  venue: { de: 'venues/:slug/:id', en: 'venues/:slug/:id', skeleton: 'detail', inSitemap: true },
  form: { de: 'forms/:slug/:id', en: 'forms/:slug/:id', skeleton: 'detail' },
  search: { de: 'search/:category?/:page?', en: 'search/:category?/:page?' },
  newsletter: { de: 'newsletter', en: 'newsletter', inSitemap: true },
  confirmNewsletter: { de: 'newsletter/ja', en: 'newsletter/yes' },
  leaveNewsletter: { de: 'newsletter/abmelden', en: 'newsletter/sign-off' },
  favourites: { de: 'favoriten', en: 'favourites' },
  signIn: { de: 'user/sign-in', en: 'user/sign-in' },
  signInCode: { de: 'user/sign-in/code', en: 'user/sign-in/code' },
  signUp: { de: 'user/sign-up', en: 'user/sign-up' },
  forgottenPassword: { de: 'user/forgotten-password', en: 'user/forgotten-password' },
  resetPassword: { de: 'user/reset-password', en: 'user/reset-password' },
  confirmAddress: { de: 'user/confirm-address', en: 'user/confirm-address' },
  account: { de: 'user', en: 'user' },
  orders: { de: 'user/orders', en: 'user/orders' },
  reservations: { de: 'user/reservations', en: 'user/reservations' },
  coupons: { de: 'user/coupons', en: 'user/coupons' },
  credit: { de: 'user/credit', en: 'user/credit' },
  passes: { de: 'user/passes', en: 'user/passes' },
  profile: { de: 'user/profile', en: 'user/profile' },
  accountSettings: { de: 'user/settings', en: 'user/settings' },
  twoFactor: { de: 'user/two-factor', en: 'user/two-factor' },
  setUp: { de: 'einrichten', en: 'set-up' },
  terms: { de: 'agb', en: 'agb', inSitemap: true, isLegal: true },
  privacy: { de: 'datenschutz', en: 'datenschutz', inSitemap: true, isLegal: true },
  imprint: { de: 'impressum', en: 'impressum', inSitemap: true, isLegal: true },
  accessibility: { de: 'barrierefreiheit', en: 'accessibility', inSitemap: true },
  easyLanguage: { de: 'leichte-sprache', en: 'easy-read', inSitemap: true },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof SITE_MAP;
export type PageParams = Record<string, string | number>;

/** The address of a page: `pathTo('event', 'de', { slug: 'lauter-loecher', id: 7 })`. A part with `?` may be left out. */
export function pathTo(page: PageName, language: Language, params: PageParams = {}): string {
  const filled = SITE_MAP[page][language].replace(
    /(\/?):(\w+)(\??)/g,
    (_, slash: string, name: string, mayBeMissing: string) => {
      const value = params[name];
      if (value !== undefined) return slash + encodeURIComponent(String(value));
      if (mayBeMissing) return '';
      throw new Error(`missing parameter "${name}" for the path of page "${page}"`);
    },
  );
  return filled === '' ? `/${language}` : `/${language}/${filled}`;
}

/** The same page in both languages, for the language switch and `hreflang`. */
export function alternatePaths(page: PageName, params: PageParams = {}): Record<Language, string> {
  return { de: pathTo(page, 'de', params), en: pathTo(page, 'en', params) };
}
