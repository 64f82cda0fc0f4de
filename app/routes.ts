import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageName, SITE_MAP } from '../features/navigation/site-map.ts';
import { LANGUAGES, type Language } from '../lib/localized.ts';

/** Which route module shows which page of the site map. */
const PAGES: Record<PageName, string> = {
  home: 'routes/site/home.tsx',
  calendar: 'routes/site/calendar.tsx',
  event: 'routes/site/event.tsx',
  productions: 'routes/site/productions.tsx',
  production: 'routes/site/production.tsx',
  ensemble: 'routes/site/ensemble.tsx',
  person: 'routes/site/person.tsx',
  seriesList: 'routes/site/series-list.tsx',
  series: 'routes/site/series.tsx',
  venue: 'routes/site/venue.tsx',
  search: 'routes/site/search.tsx',
  favourites: 'routes/site/favourites.tsx',
  signIn: 'routes/account/sign-in.tsx',
  signUp: 'routes/account/sign-up.tsx',
  forgottenPassword: 'routes/account/forgotten-password.tsx',
  resetPassword: 'routes/account/reset-password.tsx',
  confirmAddress: 'routes/account/confirm-address.tsx',
  profile: 'routes/account/profile.tsx',
  accountSettings: 'routes/account/settings.tsx',
  setUp: 'routes/account/set-up.tsx',
  terms: 'routes/site/legal.tsx',
  privacy: 'routes/site/legal.tsx',
  imprint: 'routes/site/legal.tsx',
  accessibility: 'routes/site/accessibility.tsx',
  easyLanguage: 'routes/site/legal.tsx',
};

function pagesIn(language: Language): RouteConfigEntry[] {
  const names = Object.keys(PAGES) as PageName[];
  return names.map((name) => {
    const options = { id: `${language}.${name}` };
    const path = SITE_MAP[name][language];
    return route(path === '' ? language : `${language}/${path}`, PAGES[name], options);
  });
}

/** Addresses that lead to a page of the site map: a series without its slug, and what the house once called its series. */
function otherNamesIn(language: Language): RouteConfigEntry[] {
  return [
    route(`${language}/series/:id`, 'routes/site/series.tsx', { id: `${language}.series without slug` }),
    route(`${language}/abonnements/*`, 'routes/site/subscriptions.ts', { id: `${language}.subscriptions` }),
  ];
}

/** The webshop and the test shop: the same pages under two names (docs/product/pages.md#webshop-addresses). */
function shopPages(shop: string): RouteConfigEntry {
  const page = (step: string, file: string) =>
    route(`${shop}${step}`, `routes/shop/${file}`, { id: `${shop}${step || '/cart'}` });
  return layout('routes/shop/layout.tsx', { id: `${shop}/layout` }, [
    layout('routes/page-errors.tsx', { id: `${shop}/page-errors` }, [
      page('', 'cart.tsx'),
      page('/add', 'add.tsx'),
      page('/change', 'change.ts'),
      page('/renew', 'renew.ts'),
      page('/restore', 'restore.ts'),
      page('/*', 'legacy-shop-redirects.ts'),
    ]),
  ]);
}

/** Paths have one spelling each; another one leads to it (app/address-rules.ts). */
function inOneSpelling(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map(({ children, ...entry }) => ({
    ...entry,
    caseSensitive: true,
    ...(children ? { children: inOneSpelling(children) } : {}),
  }));
}

export default inOneSpelling([
  index('routes/seo/choose-language.ts'),
  layout('routes/shell.tsx', [
    layout('routes/site/layout.tsx', [
      layout('routes/page-errors.tsx', [
        ...LANGUAGES.flatMap(pagesIn),
        ...LANGUAGES.flatMap(otherNamesIn),
        route('*', 'routes/site/not-found.tsx'),
      ]),
    ]),
    shopPages('webshop'),
    shopPages('testshop'),
  ]),
  ...LANGUAGES.map((language) =>
    route(`${language}/overlay`, 'routes/site/overlay.ts', { id: `${language}.overlay` }),
  ),
  ...LANGUAGES.map((language) =>
    route(`${language}/user/sign-out`, 'routes/account/sign-out.ts', { id: `${language}.signOut` }),
  ),
]) satisfies RouteConfig;
