import { pathTo } from '#features/core/navigation/index.ts';
import { escapeMarkup } from '#lib/escape-markup.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type PerLanguage } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Pages in one file: it is written in one go, and the server answers nobody else meanwhile. */
export const PART_SIZE = 1000;

/** One page in all languages. */
export interface SitemapPage {
  paths: PerLanguage<string>;
  /** When its content was last changed, where that is known. */
  changed?: Instant;
}

/** A file that names the maps of each language: one, or several parts of a large site. */
export function sitemapIndex(origin: string, languages: readonly Language[], parts = 1): string {
  const maps = languages.flatMap((language) =>
    Array.from({ length: parts }, (_, index) => {
      const part = index === 0 ? '' : `?part=${index + 1}`;
      return `<sitemap><loc>${origin}/${language}/sitemap.xml${part}</loc></sitemap>`;
    }),
  );
  return file('sitemapindex', maps);
}

/** A map of one language; every address names its translations, as search engines ask for. */
export function sitemap(
  pages: readonly SitemapPage[],
  language: Language,
  { origin, languages }: { origin: string; languages: readonly Language[] },
): string {
  const entries = pages.flatMap(({ paths, changed }) => {
    const own = paths[language];
    if (own === undefined) return [];
    const address = (path: string) => escapeMarkup(origin + path);
    const translations = languages.flatMap((each) => {
      const path = paths[each];
      return path === undefined ? [] : [alternate(each, address(path))];
    });
    const fallback = alternate('x-default', address(paths[DEFAULT_LANGUAGE] ?? own));
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return [`<url><loc>${address(own)}</loc>${lastmod}${translations.join('')}${fallback}</url>`];
  });
  return file('urlset', entries);
}

/** Returns the rules for search engines. A staging site keeps them out; the sitemap is named where they are allowed. */
export function robotsText(isIndexed: boolean, origin: string): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  // One filter may be read, combinations of them have no end.
  const combined = LANGUAGES.flatMap((language) =>
    (['calendar', 'productions'] as const).map((page) => `${pathTo(page, language)}?*&`),
  );
  const barred = [
    '/api/',
    ...LANGUAGES.map((language) => `/${language}/api/`),
    '/webshop',
    '/testshop',
    ...combined,
  ];
  const rules = barred.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function file(element: 'sitemapindex' | 'urlset', entries: string[]): string {
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespaces}>\n${entries.join('\n')}\n</${element}>\n`;
}
