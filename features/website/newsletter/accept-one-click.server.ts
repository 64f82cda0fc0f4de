import type { MiddlewareHandler } from 'hono';

const PLAIN_FORM = 'application/x-www-form-urlencoded';

/**
 * Mail programs press the link to leave with a form of several parts (RFC 8058), which pages do not take. All that counts stands
 * in its address, so the page gets a plain form with nothing in it. A limit for bodies stands in front.
 */
export const acceptOneClick: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') {
    await c.req.raw.text();
    const headers = new Headers(c.req.raw.headers);
    headers.set('content-type', PLAIN_FORM);
    headers.delete('content-length');
    c.req.raw = new Request(c.req.raw.url, { method: 'POST', headers, body: '' });
  }
  return next();
};
