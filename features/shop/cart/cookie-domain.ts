import { createRequire } from 'node:module';

/** The Public Suffix List takes 2 MB, and is not needed without a cart. */
const loadSuffixes = (): typeof import('tldts') => createRequire(import.meta.url)('tldts');

/**
 * The domain of cart cookies: the host without its first label, where that leaves a domain somebody owns (the Public
 * Suffix List says so); otherwise `null`, for a cookie of this host alone (docs/product/booking.md#cookies). Takes a
 * host name without port.
 */
export function cartCookieDomain(hostname: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const owned = loadSuffixes().getDomain(host, { allowPrivateDomains: true });
  const parent = host.slice(host.indexOf('.') + 1);
  return owned !== null && (parent === owned || parent.endsWith(`.${owned}`)) ? parent : null;
}
