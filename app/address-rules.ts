import { pathTo } from '#features/core/navigation/index.ts';
import { canonicalPath } from '#lib/canonical-path.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import { inLowerCase } from '#lib/secret-paths.ts';

/** Request for a page, as far as redirects depend on it. */
export interface PageAddress {
  /** Path of the page, without the `.data` of the router's own requests. */
  pathname: string;
  /** Begins with `?`, or is empty. */
  search: string;
  language: Language;
  isSignedIn: boolean;
  /** The browser loads a page, rather than the router data for the next one. */
  isDocument: boolean;
  isSiteOnline: boolean;
  /** Those the venue offers. */
  languages: Language[];
}

/** Redirect for the visitor. */
export interface AddressRedirect {
  to: string;
  status: 301 | 302;
  /** The browser has to load it, the router cannot. */
  reload?: true;
}

/** Parameters that show other versions of a page than the published one. */
const VERSION_KEYS = ['version', 'version_id'];

/**
 * Redirects before a page is rendered (docs/product/pages.md#navigation): without a session versions are not shown (301 to
 * the same address without them), and `overlay=true` on load leads to the calendar without that parameter. A language the
 * venue does not offer leads to German, a non-canonical address to the canonical one. While the site is offline, a data
 * request for the next page has to reload the page: only then the visitor sees the offline page.
 */
export function redirectBefore(asked: PageAddress): AddressRedirect | null {
  const query = new URLSearchParams(asked.search);
  const canonical = canonicalPath(asked.pathname);
  if (asked.isDocument && canonical !== asked.pathname) return { to: canonical + asked.search, status: 301 };
  if (!asked.languages.includes(asked.language)) return { to: pathTo('home', DEFAULT_LANGUAGE), status: 302 };
  if (!asked.isSiteOnline && !asked.isDocument)
    return { to: withQuery(asked.pathname, query), status: 302, reload: true };
  if (!asked.isSignedIn && requestsVersion(asked.search)) {
    for (const key of VERSION_KEYS) query.delete(key);
    return { to: withQuery(asked.pathname, query), status: 301 };
  }
  if (asked.isDocument && query.get('overlay') === 'true') {
    query.delete('overlay');
    return { to: withQuery(pathTo('calendar', asked.language), query), status: 302 };
  }
  return null;
}

/** Tells if a version of the page other than the published one is requested. */
export function requestsVersion(search: string): boolean {
  const query = new URLSearchParams(search);
  return VERSION_KEYS.some((key) => query.has(key));
}

/** Redirects a path without a page to its target, with the visitor's query appended to the target's own. */
export function redirectAfterMissing(target: string, search: string): AddressRedirect {
  const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(target) ?? [];
  return { to: withQuery(address, new URLSearchParams(search)) + fragment, status: 301 };
}

/**
 * Returns the likely intended path of a missing page, as pages have lower case letters only. `null` if the path is in
 * lower case already.
 */
export function lowerCasePath(pathname: string): string | null {
  const lower = inLowerCase(pathname);
  return lower === pathname ? null : lower;
}

/** Tells if the router may follow a target: it starts with one slash or is relative. Others need a full navigation. */
export function isInternalTarget(target: string): boolean {
  if (/^[/\\]{2}/.test(target) || target.startsWith('\\')) return false;
  return !/^[a-z][a-z0-9+.-]*:/i.test(target);
}

/** The page a router request is about: `/de/agb.data` is about `/de/agb`, `/_root.data` about `/`. */
export function pagePath(pathname: string): { pathname: string; isDocument: boolean } {
  if (!pathname.endsWith('.data')) return { pathname, isDocument: true };
  const path = pathname.slice(0, -'.data'.length).replace(/\/_(root)?$/, '');
  return { pathname: path === '' ? '/' : path, isDocument: false };
}

function withQuery(address: string, query: URLSearchParams): string {
  const text = query.toString();
  if (text === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${text}`;
}
