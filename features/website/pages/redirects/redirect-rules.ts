import { canonicalPath } from '#lib/canonical-path.ts';
import { SITE_PATH } from '#lib/link-address.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { inLowerCase } from '#lib/secret-paths.ts';

/** Target of an address that no longer exists (docs/product/pages.md#redirects). */
export interface Redirect {
  oldPath: string;
  newPath: string;
}

export type RedirectError = 'INVALID_OLD_PATH' | 'INVALID_NEW_PATH' | 'LEADS_TO_ITSELF' | 'CHAIN' | 'LOOP';

/** Redirects to store so that none leads to another: new entries, and old ones with a new target. */
export type RedirectPlan = Result<Redirect[], RedirectError>;

/** Characters of a path or an address. */
export const REDIRECT_LENGTH = 500;
/** Any origin will do: only paths are read from it. */
const SOME_SITE = 'http://site.invalid';

/**
 * A path in the one form it is stored and looked up in: decoded, as the site leads to it, without query, fragment and slash at its end.
 * `null` when the text is no path of the site.
 */
export function pathKey(address: string): string | null {
  if (!SITE_PATH.test(address) || address.length > REDIRECT_LENGTH) return null;
  const { pathname } = new URL(address, SOME_SITE);
  const path = decoded(pathname).normalize('NFC').replace(/\/+$/, '');
  return path === '' || path.startsWith('//') ? null : canonicalPath(path);
}

/** Possible targets as keys: the address itself, and without a page the same in lower case. */
export function paymentPortsOf(target: string): string[] {
  const end = pathKey(target);
  return end === null ? [] : [...new Set([end, inLowerCase(end)])];
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The redirects there are, to be asked from either end. */
export class Redirects {
  readonly #from = new Map<string, Redirect>();
  readonly #to = new Map<string | null, Map<string, Redirect>>();

  constructor(redirects: readonly Redirect[]) {
    for (const redirect of redirects) this.put(redirect);
  }

  /** The one from a path (a key), if there is one. */
  from(path: string): Redirect | undefined {
    return this.#from.get(path);
  }

  /** Those to a path (a key), whatever query they add. */
  to(path: string): Redirect[] {
    return [...(this.#to.get(path)?.values() ?? [])];
  }

  /** Adds one, in the place of that from the same path. */
  put(redirect: Redirect): void {
    const { oldPath, newPath } = redirect;
    const before = this.#from.get(oldPath);
    if (before) this.#to.get(pathKey(before.newPath))?.delete(oldPath);
    this.#from.set(oldPath, redirect);
    const end = pathKey(newPath);
    const there = this.#to.get(end) ?? new Map<string, Redirect>();
    this.#to.set(end, there.set(oldPath, redirect));
  }
}

/**
 * Adds a redirect to those there are. One to a path that leads on itself is refused, as a chain or a loop; those that led to
 * its old path, whose page has moved again, are led on with it.
 */
export function planRedirect(existing: Redirects, wanted: Redirect): RedirectPlan {
  const oldPath = pathKey(wanted.oldPath);
  if (oldPath === null) return fail('INVALID_OLD_PATH');
  const target = targetOf(wanted.newPath);
  if (target === null) return fail('INVALID_NEW_PATH');
  const ends = paymentPortsOf(target);
  if (ends.includes(oldPath)) return fail('LEADS_TO_ITSELF');

  const onward = ends.map((end) => existing.from(end)).find((redirect) => redirect !== undefined);
  if (onward) return fail(paymentPortsOf(onward.newPath).includes(oldPath) ? 'LOOP' : 'CHAIN');

  return succeed([
    { oldPath, newPath: target },
    ...existing
      .to(oldPath)
      .map((entry) => ({ oldPath: entry.oldPath, newPath: through(entry.newPath, target) })),
  ]);
}

/** All errors of a redirect: of each address alone, else of its target combined with the existing ones. */
export function redirectErrors(existing: Redirects, wanted: Redirect): RedirectError[] {
  const errors: RedirectError[] = [
    ...(pathKey(wanted.oldPath) === null ? (['INVALID_OLD_PATH'] as const) : []),
    ...(targetOf(wanted.newPath) === null ? (['INVALID_NEW_PATH'] as const) : []),
  ];
  if (errors.length > 0) return errors;
  const plan = planRedirect(existing, wanted);
  return plan.ok ? [] : [plan.error];
}

/** A path of the site or an address with http(s); others (`javascript:`, `//host`) are no target. */
function targetOf(text: string): string | null {
  const target = text.trim();
  if (target.length > REDIRECT_LENGTH) return null;
  if (SITE_PATH.test(target)) return target;
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? target : null;
}

/** An address of the site itself as its path; others unchanged. */
export function withoutOrigin(target: string, origin: string): string {
  if (!/^https?:\/\//i.test(target.trim()) || !URL.canParse(target.trim())) return target;
  const { host, pathname, search, hash } = new URL(target.trim());
  return host === new URL(origin).host ? pathname + search + hash : target;
}

/** The end of a chain of redirects: without its own query it gets that of the intermediate target. */
function through(target: string, end: string): string {
  const suffix = /[?#].*$/.exec(target)?.[0] ?? '';
  return /[?#]/.test(end) ? end : end + suffix;
}
