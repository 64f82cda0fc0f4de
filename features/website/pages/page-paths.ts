import { type PageName, pageAt, pathTo, SITE_MAP } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { pathParts } from '#lib/path-pattern.ts';

/** First parts of addresses that belong to the site itself, besides those of pages that have their own parts. */
const RESERVED = [
  ...['api', 'pageeditor-api', 'feeds', 'overlay', 'abonnements', 'user', 'forms', 'preview'],
  ...['musterbogen', 'pattern-sheet'],
];
/** Addresses of error screens, such as `/de/404`. */
const ERROR_STATUS = /^[45]\d\d$/;

/** Tells if no page of the tree may have this path, because the site answers there. */
export function isReservedPath(path: string): boolean {
  if (pageAt(path) !== null) return true;
  const [language = '', ...parts] = pathParts(path);
  if (!LANGUAGES.some((each) => each === language) || parts.length === 0) return true;
  const [first = ''] = parts;
  if (RESERVED.includes(first) || (parts.length === 1 && ERROR_STATUS.test(first))) return true;
  return openPrefixes(language as Language).some((prefix) =>
    prefix.every((part, index) => parts[index] === part),
  );
}

/** Fixed prefixes of pages with parameters in their addresses: no path below them is free. */
function openPrefixes(language: Language): string[][] {
  return Object.values(SITE_MAP)
    .map((page) => pathParts(page[language]))
    .map((parts) => ({ parts, open: parts.findIndex((part) => part.startsWith(':')) }))
    .filter(({ open }) => open > 0)
    .map(({ parts, open }) => parts.slice(0, open));
}

/** The paths of a page below its parent; of one right below the home page where there is none. */
export function pathsBelow(
  parent: Record<Language, string> | null,
  slug: { de: string; en: string | null },
): Record<Language, string> {
  const above = parent ?? { de: '/de', en: '/en' };
  return { de: `${above.de}/${slug.de}`, en: `${above.en}/${slug.en ?? slug.de}` };
}

/** The paths of a page of the site map without parameters; `null` for others. */
export function sitePaths(name: PageName): Record<Language, string> | null {
  if (LANGUAGES.some((language) => /:\w+(?!\?|\w)/.test(SITE_MAP[name][language]))) return null;
  return { de: pathTo(name, 'de'), en: pathTo(name, 'en') };
}
