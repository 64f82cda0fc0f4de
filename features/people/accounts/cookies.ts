/** Holds the session, unreadable for scripts. */
export const SESSION_COOKIE = 'session';
/** With this beginning browsers take a cookie over TLS alone, and from this very host: none of its neighbours can set it. */
export const OVER_TLS = '__Host-';
/** The names the session's cookie may have. */
export const SESSION_COOKIES: ReadonlySet<string> = new Set([SESSION_COOKIE, OVER_TLS + SESSION_COOKIE]);
/** Tells which account the code belongs to that is asked for after the password. */
export const TWO_FACTOR_COOKIE = 'code-for';
/** Tells what a passkey is asked to sign, for five minutes. */
export const PASSKEY_COOKIE = 'passkey-for';
/** A browser whose owner is not asked for a code for 30 days. */
export const TRUSTED_DEVICE_COOKIE = 'trusted';
/**
 * Tells the scripts of a page that somebody is signed in, so that they request the user only then. It grants nothing: the
 * server decides.
 */
export const SIGNED_IN_COOKIE = 'signedIn';
/**
 * Says that somebody works for the venue: their pages are made for them alone, everybody else's are shared. It opens no door
 * either; without it staff see pages as visitors do.
 */
export const STAFF_COOKIE = 'staff';
