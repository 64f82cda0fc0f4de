import type { MiddlewareHandler } from 'hono';
import type { IdSource } from '../ids.server.ts';
import { type Log, loggedAs } from '../log.server.ts';
import { setResponseHeader } from './set-response-header.server.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Gives every request an id (a well-formed one from a proxy is preserved), answers it as `x-request-id`, and writes one line
 * when the answer is known; all other log lines of the request have its id too. The query is left out: it may hold input of
 * a visitor. `loggedPath` redacts secrets in a path.
 */
export function requestLog(
  log: Log,
  ids: IdSource,
  loggedPath: (path: string) => string = (path) => path,
): MiddlewareHandler {
  return (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : ids.token();
    return loggedAs(requestId, async () => {
      const start = performance.now();
      await next();
      setResponseHeader(c, 'x-request-id', requestId);
      const line = {
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      };
      if (c.res.status >= 500) log.error(line, 'request failed');
      else log.info(line, 'request');
    });
  };
}
