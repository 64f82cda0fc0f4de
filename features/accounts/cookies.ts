/** Holds the session, unreadable for scripts. */
export const SESSION_COOKIE = 'session';
/** Over TLS browsers take the cookie from this very site alone, and only over TLS, because of the beginning of its name. */
const OVER_TLS = '__Secure-';
/** The names the session's cookie may have. Who sends one of them gets pages of their own. */
export const SESSION_COOKIES: ReadonlySet<string> = new Set([SESSION_COOKIE, OVER_TLS + SESSION_COOKIE]);
/**
 * Says to the scripts of a page that somebody is signed in, so that only then they ask who. It opens no door: whoever sets
 * it sees what the server says, which is nothing.
 */
export const SIGNED_IN_COOKIE = 'signedIn';
