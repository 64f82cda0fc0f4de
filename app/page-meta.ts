import type { MetaDescriptor } from 'react-router';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type PerLanguage,
  writtenPaths,
} from '#lib/localized.ts';

/** Metadata of a page for its head. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Directive for search engines; absent where the page may be indexed. Written by the root alone. */
  robots?: 'none' | 'noindex' | 'noindex, follow';
}

interface RootData {
  siteName?: string;
  /** Scheme and host under which visitors reach the site. */
  origin?: string;
  language?: Language;
  /** Given where they are not all there are. */
  languages?: readonly Language[];
  /** `none` on everything that is not the public site. */
  robots?: string | null;
}

/**
 * The head of a page: the title after the template `%s | {site name}` (docs/product/pages.md#head), its canonical
 * address and where it is found in each language it is written in. The root knows name and origin, the page its `alternates`.
 */
export function pageMeta(meta: PageMeta | undefined, matches: readonly unknown[]): MetaDescriptor[] {
  const [root] = matches as [{ loaderData?: RootData }?];
  // Null where a route has no data in browsers: data retained from the server are not sent again.
  const page = matches.at(-1) as { loaderData?: PageData | null } | undefined;
  const title = { title: [meta?.title, root?.loaderData?.siteName].filter(Boolean).join(' | ') };
  const description = meta?.description ? [{ name: 'description', content: meta.description }] : [];
  return [title, ...description, ...addresses(page?.loaderData ?? {}, root?.loaderData)];
}

interface PageData {
  meta?: PageMeta;
  alternates?: PerLanguage<string>;
  /** The languages it is written in; those it answers in where left out. */
  translations?: readonly Language[];
}

/**
 * The one robots meta of a page: the value of the installation takes precedence over that of the page. Combinations of
 * filters are not indexed: there are more of them than events (docs/product/calendar.md#search-engines).
 */
export function robotsMeta(matches: readonly unknown[]): string | null {
  const [root] = matches as [{ loaderData?: RootData }?];
  const { meta, alternates } = (matches.at(-1) as { loaderData?: PageData } | undefined)?.loaderData ?? {};
  const filters = filtersOf(alternates?.[DEFAULT_LANGUAGE] ?? '');
  return root?.loaderData?.robots ?? meta?.robots ?? (filters.length > 1 ? 'noindex, follow' : null);
}

/** The parameters of a list's address besides its page's number and the words a search is for. */
function filtersOf(path: string): string[] {
  return [...new URLSearchParams(path.split('?')[1]).keys()].filter((key) => key !== 'page' && key !== 'q');
}

/** A filtered list is a part of the whole one. */
const canonicalPath = (path: string): string =>
  filtersOf(path).length > 0 ? (path.split('?')[0] ?? path) : path;

function addresses(
  { alternates, translations = LANGUAGES }: PageData,
  { origin, language, languages = LANGUAGES }: RootData = {},
): MetaDescriptor[] {
  const paths = alternates && writtenPaths(alternates, translations);
  // An address that shows the texts of another language stands for the one in that language.
  const shown = language && alternates?.[language] && (paths?.[language] ?? paths?.[DEFAULT_LANGUAGE]);
  if (!shown || !paths || !origin) return [];
  const own = canonicalPath(shown);
  const alternate = (hrefLang: string, path = own) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: origin + canonicalPath(path),
  });
  return [
    { tagName: 'link', rel: 'canonical', href: origin + own },
    ...languages.filter((each) => paths[each]).map((each) => alternate(each, paths[each])),
    alternate('x-default', paths[DEFAULT_LANGUAGE]),
  ];
}
