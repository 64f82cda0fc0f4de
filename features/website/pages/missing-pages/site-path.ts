import { withoutSecret } from '#lib/secret-paths.ts';

const MAX_LENGTH = 300;

/**
 * The path of an address of this site, without query and fragment, cut to 300 characters; `null` for addresses elsewhere.
 * Secrets are redacted: a report is read by many. A query may hold input of a visitor, so it is never stored.
 */
export function sitePath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const isOwn = url.origin === origin && (address.startsWith('/') || address.startsWith(`${origin}/`));
  return isOwn ? withoutSecret(url.pathname).slice(0, MAX_LENGTH) : null;
}
