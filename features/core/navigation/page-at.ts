import { LANGUAGES, type Language } from '#lib/localized.ts';
import { byOpenness, fitsPattern, type PathPattern, pathParts } from '#lib/path-pattern.ts';
import { type PageName, SITE_MAP, type SitePage } from './site-map.ts';

interface PageAt {
  name: PageName;
  language: Language;
  page: SitePage;
}

const PATTERNS: (PageAt & { pattern: PathPattern })[] = LANGUAGES.flatMap((language) =>
  (Object.entries(SITE_MAP) as [PageName, SitePage][]).map(([name, page]) => ({
    name,
    language,
    page,
    pattern: [language, ...pathParts(page[language])],
  })),
).sort((a, b) => byOpenness(a.pattern, b.pattern));

/** The page of the site map at a path, with its language; `null` for others. */
export function pageAt(pathname: string): PageAt | null {
  const parts = pathParts(pathname);
  return PATTERNS.find(({ pattern }) => fitsPattern(pattern, parts)) ?? null;
}
