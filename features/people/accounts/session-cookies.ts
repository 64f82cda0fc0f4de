import type { Role } from '#features/core/access/index.server.ts';
import {
  OVER_TLS,
  SESSION_COOKIE,
  SESSION_COOKIES,
  SIGNED_IN_COOKIE,
  STAFF_COOKIE,
  TWO_FACTOR_COOKIE,
} from './cookies.ts';

/**
 * The `Set-Cookie` headers for the browser: better-auth's own, and beside the session's one that scripts can read and one
 * that marks staff, which live as long. Over TLS all of them are `Secure`, also where better-auth does not know of the TLS.
 */
export function sessionCookies(fromAuth: string[], origin: string, role: Role = 'visitor'): string[] {
  const session = fromAuth.find((cookie) => SESSION_COOKIES.has(nameOf(cookie)));
  const beside = session === undefined ? [] : [signedInCookie(session), staffCookie(role, session)];
  return [...fromAuth, ...beside].map((cookie) => overTls(cookie, origin));
}

/**
 * Cookies between password and code: the user of the challenge, and whether to remember the browser. The session created for
 * the password is revoked.
 */
export function challengeCookies(fromAuth: string[], origin: string): string[] {
  return fromAuth
    .filter((cookie) => OF_CHALLENGE.has(nameOf(cookie)))
    .map((cookie) => overTls(cookie, origin));
}

const OF_CHALLENGE = new Set(
  [TWO_FACTOR_COOKIE, `${SESSION_COOKIE}-only`].flatMap((name) => [name, OVER_TLS + name]),
);

/** The same of a session that ends with the browser. */
export function browserSessionCookies(fromAuth: string[], origin: string, role: Role): string[] {
  const ending = fromAuth.map((cookie) =>
    SESSION_COOKIES.has(nameOf(cookie)) ? cookie.replace(/;\s*max-age=\d+/i, '') : cookie,
  );
  return sessionCookies(ending, origin, role);
}

/** The cookie that tells staff from visitors, or takes it back, for as long as `session` lives. */
export function staffCookie(role: Role, session = ''): string {
  const isStaff = role !== 'visitor' && !isEnded(session);
  const lifetime = isStaff ? lifetimeOf(session) : '; Max-Age=0';
  return `${STAFF_COOKIE}=${isStaff ? '1' : ''}; Path=/; HttpOnly; SameSite=Lax${lifetime}`;
}

/** `Secure` where visitors come over TLS. */
export function overTls(cookie: string, origin: string): string {
  return origin.startsWith('https:') && !/;\s*secure/i.test(cookie) ? `${cookie}; Secure` : cookie;
}

function signedInCookie(session: string): string {
  return `${SIGNED_IN_COOKIE}=${isEnded(session) ? '' : '1'}; Path=/; SameSite=Lax${lifetimeOf(session)}`;
}

function isEnded(session: string): boolean {
  return maxAgeOf(session) === '0';
}

function lifetimeOf(session: string): string {
  const maxAge = maxAgeOf(session);
  return maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
}

function maxAgeOf(cookie: string): string | undefined {
  return /;\s*max-age=(\d+)/i.exec(cookie)?.[1];
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='));
}
