import type { MiddlewareHandler } from 'hono';
import type { IdSource } from '../ids.server.ts';
import type { Log } from '../log.server.ts';
import { setResponseHeader } from './set-response-header.server.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Gives every request an id (a well-formed one from in front is kept), answers it as `x-request-id`, and writes one line
 * when the answer is known. The query is left out: it may hold what a visitor typed. `loggedPath` cuts out of a path what the log
 * must not hold.
 */
export function requestLog(
  log: Log,
  ids: IdSource,
  loggedPath: (path: string) => string = (path) => path,
): MiddlewareHandler<{ Variables: { requestId: string; log: Log } }> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : ids.token();
    const requestLogger = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', requestLogger);
    const start = performance.now();
    await next();
    setResponseHeader(c, 'x-request-id', requestId);
    const line = {
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    if (c.res.status >= 500) requestLogger.error(line, 'request failed');
    else requestLogger.info(line, 'request');
  };
}
