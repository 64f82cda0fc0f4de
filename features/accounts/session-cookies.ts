import { SESSION_COOKIES, SIGNED_IN_COOKIE } from './cookies.ts';

/**
 * The `Set-Cookie` headers that go to the browser: better-auth's own, and beside the session's one that scripts can read
 * and that lives as long. Over TLS all of them are `Secure`, also where better-auth was not told that there is TLS.
 */
export function sessionCookies(fromAuth: string[], origin: string): string[] {
  const isOverTls = origin.startsWith('https:');
  const session = fromAuth.find((cookie) => SESSION_COOKIES.has(nameOf(cookie)));
  const display = session === undefined ? [] : [displayCookie(session)];
  return [...fromAuth, ...display].map((cookie) =>
    isOverTls && !/;\s*secure/i.test(cookie) ? `${cookie}; Secure` : cookie,
  );
}

function displayCookie(session: string): string {
  const maxAge = /;\s*max-age=(\d+)/i.exec(session)?.[1];
  const value = maxAge === '0' ? '' : '1';
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${SIGNED_IN_COOKIE}=${value}; Path=/; SameSite=Lax${lifetime}`;
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='));
}
