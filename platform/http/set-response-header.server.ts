import type { Context } from 'hono';

/**
 * Sets a header of an answer that is already made. Hono's `c.header` makes the whole answer again at every call then, body
 * stream and all; only answers whose headers are locked (made by `fetch` or `Response.redirect`) need that.
 */
export function setResponseHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    c.header(name, value);
  }
}
