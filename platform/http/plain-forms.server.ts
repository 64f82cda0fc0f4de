import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.server.ts';

const FORM = 'application/x-www-form-urlencoded';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Pages take plain forms and nothing else: reading any other body as a form would fail, which is the sender's mistake and
 * not ours. Files come by calls of the API.
 */
export const plainForms: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!SAFE_METHODS.has(c.req.method) && type !== FORM)
    throw new Problem(415, 'no_form', { detail: `This address takes ${FORM}.` });
  return next();
};
