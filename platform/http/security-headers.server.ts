import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

// Data blocks are never run, so the policy does not apply to them.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP source of every inline script in a page, so that `unsafe-inline` is never needed, cached or not. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** The content security policy of a page; everything comes from the site itself, but frames may come from `frameOrigins`. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  frameOrigins: readonly string[] = [],
): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export interface SecurityHeaderOptions {
  /** The site is reached over TLS only. */
  secure: boolean;
  /** Search engines may list the site. */
  robots: boolean;
}

/** Headers that are the same on every answer. */
export function securityHeaderValues({ secure, robots }: SecurityHeaderOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(robots ? {} : { 'x-robots-tag': 'none' }),
  };
}

/** Sets them, and a policy without any inline script unless the page brought its own. */
export function securityHeaders(options: SecurityHeaderOptions): MiddlewareHandler {
  const values = Object.entries(securityHeaderValues(options));
  return async (c, next) => {
    await next();
    for (const [name, value] of values) c.header(name, value);
    if (!c.res.headers.has('content-security-policy'))
      c.header('content-security-policy', contentSecurityPolicy());
  };
}
