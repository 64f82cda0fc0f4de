import type { MiddlewareHandler } from 'hono';
import { setResponseHeader } from './set-response-header.server.ts';

const SELF = "'self'";

/** Content security policy of a page. Everything comes from the site itself, and nothing inline runs. */
const BASE = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF, 'data:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  'frame-src': [],
  'object-src': [],
  'base-uri': [],
  'form-action': [SELF],
  'frame-ancestors': [],
} satisfies Record<string, string[]>;

/** Sources that a page may use beyond the usual ones, by CSP directive. */
export type PolicySources = { readonly [directive in keyof typeof BASE]?: readonly string[] };

/** The content security policy of a page, with all `sources` added to the usual ones. */
export function contentSecurityPolicy(...sources: PolicySources[]): string {
  const directives = Object.entries(BASE) as [keyof typeof BASE, string[]][];
  return directives
    .map(([directive, usual]) => {
      const all = new Set([...usual, ...sources.flatMap((each) => each[directive] ?? [])]);
      return `${directive} ${[...all].join(' ') || "'none'"}`;
    })
    .join('; ');
}

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'browsing-topics'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The permissions policy: browser features a page may request; usually none. */
export function permissionsPolicy(allowed: readonly Permission[] = []): string {
  return PERMISSIONS.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ');
}

export interface SecurityHeaderOptions {
  /** The site is reached over TLS only. */
  secure: boolean;
  /** Search engines may list the site. */
  robots: boolean;
}

/** A page may bring its own. */
const POLICIES = new Set(['content-security-policy', 'permissions-policy']);

/** Headers that are the same on every answer. */
export function securityHeaderValues({ secure, robots }: SecurityHeaderOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(robots ? {} : { 'x-robots-tag': 'none' }),
  };
}

/** Sets them, and a policy without anything inline, unless the page brought its own policies. */
export function securityHeaders(options: SecurityHeaderOptions): MiddlewareHandler {
  const values = Object.entries({
    ...securityHeaderValues(options),
    'content-security-policy': contentSecurityPolicy(),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of values)
      if (!POLICIES.has(name) || !c.res.headers.has(name)) setResponseHeader(c, name, value);
  };
}
