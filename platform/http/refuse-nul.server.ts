import type { MiddlewareHandler } from 'hono';
import { badRequest } from './problem.server.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const ENCODED = /%00/;
/** Not behind a backslash that is escaped itself: then it is a text about U+0000. */
const IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Refuses U+0000 in addresses and bodies with 400. Nobody can type it, and PostgreSQL takes no text that has it. Files are
 * not looked into. Reads the body: a limit for it stands in front.
 */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (ENCODED.test(c.req.url)) throw refused('address');
  const type = c.req.header('content-type') ?? '';
  if (!SAFE_METHODS.has(c.req.method) && !type.startsWith('multipart/')) {
    const body = await c.req.raw.text();
    const written = type.startsWith('application/x-www-form-urlencoded') ? ENCODED : IN_JSON;
    if (body.includes('\0') || written.test(body)) throw refused('body');
    c.req.raw = new Request(c.req.raw, { body });
  }
  return next();
};

function refused(field: 'address' | 'body') {
  return badRequest([{ field, message: 'must not contain the character U+0000' }]);
}
