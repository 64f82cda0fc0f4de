import { isLanguage } from './localized.ts';

/**
 * The canonical form of a path: its language in lower case, single slashes, none at its end. `/DE/ensemble/` would otherwise
 * be a separate page, in the language of the browser.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=[^/])\/$/, '');
  const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return isLanguage(prefix.toLowerCase()) ? `/${prefix.toLowerCase()}${rest}` : path;
}
