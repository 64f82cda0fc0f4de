import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import type { IdSource } from '../ids.server.ts';
import { json } from './answer.server.ts';
import { callsOn } from './declare-call.server.ts';
import { anyone } from './inputs.server.ts';
import { Problem } from './problem.server.ts';
import { SAFE_METHODS } from './safe-methods.ts';

export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'x-csrftoken';

/**
 * Guards calls that change something (docs/product/api.md#writing): they must come from the site's own origin, and API
 * calls must repeat the `csrftoken` cookie in the `X-CSRFToken` header. Plain forms cannot send a header and stand on
 * cached pages, so for them the origin alone decides (docs/decisions/0006).
 */
export function csrfGuard({
  publicOrigin,
  requireToken,
}: {
  publicOrigin: string | undefined;
  requireToken: boolean;
}): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    if (!isOwnOrigin(c, publicOrigin))
      throw new Problem(403, 'foreign_origin', { detail: 'The request came from another site.' });
    if (requireToken && !hasToken(c))
      throw new Problem(403, 'csrf_token', {
        detail: 'The X-CSRFToken header does not match the csrftoken cookie.',
      });
    return next();
  };
}

/** `GET /csrf-token/`: the token, which the browser asks for before its first changing call; sets its cookie when there is none yet. */
export function csrfTokenApi(ids: IdSource, { secure }: { secure: boolean }): Hono {
  const app = new Hono({ strict: false });
  const call = callsOn(app, { group: 'Visitor', caller: anyone });
  call(
    'GET /csrf-token/',
    {
      summary: 'The token that calls which change something repeat in X-CSRFToken; also sets it as a cookie.',
      answer: json('The token.', z.strictObject({ csrftoken: z.string() })),
    },
    (c) => {
      let token = getCookie(c, CSRF_COOKIE);
      if (!token) {
        token = ids.token();
        setCookie(c, CSRF_COOKIE, token, { path: '/', sameSite: 'Lax', secure });
      }
      c.header('cache-control', 'no-store');
      return { csrftoken: token };
    },
  );
  return app;
}

/** The token's cookie as a header, for a form that needs one before a script has asked for it. */
export function csrfCookie(token: string, { secure }: { secure: boolean }): string {
  return serialize(CSRF_COOKIE, token, { path: '/', sameSite: 'Lax', secure });
}

function isOwnOrigin(c: Context, publicOrigin: string | undefined): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin') return true;
  const origin = c.req.header('origin');
  // Programs that are no browser send neither header and carry no visitor's cookies by accident.
  if (origin === undefined) return site === undefined || site === 'none';
  return origin === (publicOrigin ?? new URL(c.req.url).origin);
}

function hasToken(c: Context): boolean {
  const cookie = Buffer.from(getCookie(c, CSRF_COOKIE) ?? '');
  const header = Buffer.from(c.req.header(CSRF_HEADER) ?? '');
  return cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
}
