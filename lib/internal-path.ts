/** An origin nobody has: what leads away from it leads away from the site. */
const SITE = 'http://site.invalid';

/**
 * Where a visitor goes after signing in, as a path of this site. Whatever could lead elsewhere becomes `otherwise`:
 * links are sent around, and the site must not pass people on to strangers (docs/product/pages.md#navigation).
 */
export function internalPath(wanted: string | null, otherwise: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return otherwise;
  if (!URL.canParse(wanted, SITE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, SITE);
  // Dots that climb out may leave two slashes at the beginning, which name another site.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : otherwise;
}
