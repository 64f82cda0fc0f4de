import type { MetaDescriptor } from 'react-router';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type PerLanguage } from '#lib/localized.ts';

/** What a page says of itself in its head. */
export interface PageMeta {
  title: string;
  description?: string;
  /** What search engines are asked; nothing where the page is theirs to find. Written by the root alone. */
  robots?: 'none' | 'noindex' | 'noindex, follow';
}

interface RootData {
  siteName?: string;
  /** Scheme and host under which visitors reach the site. */
  origin?: string;
  language?: Language;
  /** Given where they are not all there are. */
  languages?: Language[];
  /** `none` on everything that is not the public site. */
  robots?: string | null;
}

/**
 * The head of a page: the title after the template `%s | {site name}` (docs/product/pages.md#head), its canonical
 * address and where it is found in each language. The root knows name and origin, the page its `alternates`.
 */
export function pageMeta(meta: PageMeta | undefined, matches: readonly unknown[]): MetaDescriptor[] {
  const [root] = matches as [{ loaderData?: RootData }?];
  const page = matches.at(-1) as { loaderData?: { alternates?: PerLanguage<string> } } | undefined;
  const title = { title: [meta?.title, root?.loaderData?.siteName].filter(Boolean).join(' | ') };
  const description = meta?.description ? [{ name: 'description', content: meta.description }] : [];
  return [title, ...description, ...addresses(page?.loaderData?.alternates, root?.loaderData)];
}

/** The one robots meta of a page: what the installation asks of all its pages comes first, then what the page asks. */
export function robotsMeta(matches: readonly unknown[]): string | null {
  const [root] = matches as [{ loaderData?: RootData }?];
  const page = matches.at(-1) as { loaderData?: { meta?: PageMeta } } | undefined;
  return root?.loaderData?.robots ?? page?.loaderData?.meta?.robots ?? null;
}

function addresses(paths: PerLanguage<string> | undefined, root: RootData = {}): MetaDescriptor[] {
  const { origin, language, languages = LANGUAGES } = root;
  const own = language && paths?.[language];
  if (!own || !origin) return [];
  const alternate = (hrefLang: string, path = own) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: origin + path,
  });
  return [
    { tagName: 'link', rel: 'canonical', href: origin + own },
    ...languages.filter((each) => paths[each]).map((each) => alternate(each, paths[each])),
    alternate('x-default', paths[DEFAULT_LANGUAGE]),
  ];
}
