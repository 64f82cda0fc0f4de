import type { Language } from '#lib/localized.ts';

/**
 * Every page of the site with its path per language, without the language prefix (docs/product/pages.md#addresses). The
 * routes of the router, all links, alternates and the language switch come from this one table.
 */
export const SITE_MAP = {
  home: { de: '', en: '' },
  calendar: { de: 'ausstellungenundaktivitaeten/kalender', en: 'exhibitionsandactivities/calendar' },
  event: {
    de: 'ausstellungenundaktivitaeten/kalender/:slug/:id',
    en: 'exhibitionsandactivities/calendar/:slug/:id',
  },
  productions: { de: 'produktionen', en: 'productions' },
  production: { de: 'produktionen/:slug/:id', en: 'productions/:slug/:id' },
  ensemble: { de: 'ensemble', en: 'ensemble' },
  person: { de: 'ensemble/:slug/:id', en: 'ensemble/:slug/:id' },
  seriesList: { de: 'series', en: 'series' },
  series: { de: 'series/:slug/:id', en: 'series/:slug/:id' },
  venue: { de: 'venues/:slug/:id', en: 'venues/:slug/:id' },
  search: { de: 'search/:category?/:page?', en: 'search/:category?/:page?' },
  favourites: { de: 'favoriten', en: 'favourites' },
  signIn: { de: 'user/sign-in', en: 'user/sign-in' },
  signUp: { de: 'user/sign-up', en: 'user/sign-up' },
  forgottenPassword: { de: 'user/forgotten-password', en: 'user/forgotten-password' },
  resetPassword: { de: 'user/reset-password', en: 'user/reset-password' },
  confirmAddress: { de: 'user/confirm-address', en: 'user/confirm-address' },
  profile: { de: 'user/profile', en: 'user/profile' },
  accountSettings: { de: 'user/settings', en: 'user/settings' },
  setUp: { de: 'einrichten', en: 'set-up' },
  terms: { de: 'agb', en: 'agb' },
  privacy: { de: 'datenschutz', en: 'datenschutz' },
  imprint: { de: 'impressum', en: 'impressum' },
  accessibility: { de: 'barrierefreiheit', en: 'accessibility' },
  easyLanguage: { de: 'leichte-sprache', en: 'easy-read' },
} as const satisfies Record<string, Record<Language, string>>;

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
      throw new Error(`The path of ${page} needs ${name}`);
    },
  );
  return filled === '' ? `/${language}` : `/${language}/${filled}`;
}

/** The same page in both languages, for the language switch and `hreflang`. */
export function alternatePaths(page: PageName, params: PageParams = {}): Record<Language, string> {
  return { de: pathTo(page, 'de', params), en: pathTo(page, 'en', params) };
}
