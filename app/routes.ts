import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageName, SITE_MAP } from '../features/navigation/site-map.ts';
import { LANGUAGES, type Language } from '../lib/localized.ts';

/** Which route module shows which page of the site map. */
const PAGES: Record<PageName, string> = {
  home: 'routes/site/home.tsx',
  calendar: 'routes/site/calendar.tsx',
  event: 'routes/site/event.tsx',
};

function pagesIn(language: Language): RouteConfigEntry[] {
  const names = Object.keys(PAGES) as PageName[];
  return names.map((name) => {
    const options = { id: `${language}.${name}` };
    const path = SITE_MAP[name][language];
    return route(path === '' ? language : `${language}/${path}`, PAGES[name], options);
  });
}

export default [
  index('routes/seo/choose-language.ts'),
  layout('routes/site/layout.tsx', [
    layout('routes/site/page-errors.tsx', [
      ...LANGUAGES.flatMap(pagesIn),
      route('*', 'routes/site/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
