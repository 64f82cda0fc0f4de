import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/**
 * Answers to GET carry an entity tag, and 304 on a match. By default they may be cached but are revalidated each time;
 * answers that depend on the signed-in user are cached by nobody else.
 */
export function tagged(): MiddlewareHandler {
  const tag = etag();
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    await next();
    // A tag needs the whole answer: a download would be delayed until its last byte.
    if (c.res.headers.get('content-disposition')?.startsWith('attachment')) return;
    return tag(c, async () => {
      if (!c.res.ok || c.res.headers.has('cache-control')) return;
      c.header('cache-control', c.req.header('cookie') === undefined ? 'no-cache' : 'private, no-cache');
    });
  };
}
