/** An unused origin: an address with another origin leads away from the site. */
const SITE = 'http://site.invalid';

/**
 * Returns the path of this site a visitor goes to after signing in. Anything that could lead elsewhere becomes
 * `otherwise`: links are passed around, and the site must not be an open redirect (docs/product/pages.md#navigation).
 */
export function internalPath(wanted: string | null, otherwise: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return otherwise;
  if (!URL.canParse(wanted, SITE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, SITE);
  // Dots that climb out may leave two slashes at the beginning, which name another site.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : otherwise;
}
