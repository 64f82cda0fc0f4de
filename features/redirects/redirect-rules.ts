import { SITE_PATH } from '#lib/link-address.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** Where an address that no longer exists leads (docs/product/pages.md#redirects). */
export interface Redirect {
  oldPath: string;
  newPath: string;
}

export type RedirectError = 'INVALID_OLD_PATH' | 'INVALID_NEW_PATH' | 'LEADS_TO_ITSELF' | 'CHAIN' | 'LOOP';

/** What has to be stored so that no redirect leads to another: new entries, and old ones with a new target. */
export type RedirectPlan = Result<Redirect[], RedirectError>;

/** Characters of a path or an address. */
export const REDIRECT_LENGTH = 500;
/** Any origin will do: only paths are read from it. */
const SOME_SITE = 'http://site.invalid';

/**
 * A path in the one form it is stored and looked up in: decoded, without query, fragment and slash at its end. `null` when
 * the text is no path of the site.
 */
export function pathKey(address: string): string | null {
  if (!SITE_PATH.test(address) || address.length > REDIRECT_LENGTH) return null;
  const { pathname } = new URL(address, SOME_SITE);
  const path = decoded(pathname).normalize('NFC').replace(/\/+$/, '');
  return path === '' || path.startsWith('//') ? null : path;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Adds a redirect to those there are. One to a path that leads on itself is refused, as a chain or a loop; those that led to
 * its old path, whose page has moved again, are led on with it.
 */
export function planRedirect(existing: readonly Redirect[], wanted: Redirect): RedirectPlan {
  const oldPath = pathKey(wanted.oldPath);
  if (oldPath === null) return fail('INVALID_OLD_PATH');
  const target = targetOf(wanted.newPath);
  if (target === null) return fail('INVALID_NEW_PATH');
  if (pathKey(target) === oldPath) return fail('LEADS_TO_ITSELF');

  const onward = existing.find((entry) => entry.oldPath === pathKey(target));
  if (onward) return fail(pathKey(onward.newPath) === oldPath ? 'LOOP' : 'CHAIN');

  const leadingHere = existing.filter((entry) => pathKey(entry.newPath) === oldPath);
  return succeed([
    { oldPath, newPath: target },
    ...leadingHere.map((entry) => ({ oldPath: entry.oldPath, newPath: through(entry.newPath, target) })),
  ]);
}

/** A path of the site or an address with http(s); others (`javascript:`, `//host`) are no target. */
function targetOf(text: string): string | null {
  const target = text.trim();
  if (target.length > REDIRECT_LENGTH) return null;
  if (SITE_PATH.test(target)) return target;
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? target : null;
}

/** The end of a way over a target that is itself redirected: what the end does not say, the target's query does. */
function through(target: string, end: string): string {
  const suffix = /[?#].*$/.exec(target)?.[0] ?? '';
  return /[?#]/.test(end) ? end : end + suffix;
}
