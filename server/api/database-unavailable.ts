import type { Context, MiddlewareHandler } from 'hono';
import {
  type DatabaseUnavailableError,
  DatabaseUnwritableError,
  trackingFailures,
} from '#platform/database/unavailable.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { offlinePage } from '../pages/status-page.ts';
import { languageOfAddress, preferredLanguage } from '../site/language.ts';

/** Seconds after which it is worth asking again: a database that restarts or a lock that somebody forgot are soon over. */
const RETRY_AFTER = '2';

/**
 * Answers 503 with `Retry-After` where the database was unreachable or busy: a problem to callers of the API, the offline
 * page to visitors. Mounted inside the middleware for headers.
 */
export function databaseUnavailable(stylesheets: string[] = []): MiddlewareHandler {
  return async (c, next) => {
    const failure = await trackingFailures(next);
    if (failure === null || c.res.status < 500) return;
    if (c.res.status !== 503) {
      const failed = c.res;
      // Removed first: Hono would copy the headers of the failed answer, its encoding included.
      c.res = undefined;
      c.res = unavailable(c, failed, { failure, stylesheets });
    }
    c.res.headers.set('retry-after', RETRY_AFTER);
    c.res.headers.set('cache-control', 'no-store');
  };
}

function unavailable(
  c: Context,
  failed: Response,
  { failure, stylesheets }: { failure: DatabaseUnavailableError; stylesheets: string[] },
): Response {
  const type = failed.headers.get('content-type') ?? '';
  // Without its mark the router does not look for errors in the body: the status says what happened.
  if (type.startsWith('text/x-script')) {
    const headers = new Headers(failed.headers);
    headers.delete('x-remix-response');
    return new Response(failed.body, { status: 503, headers });
  }
  if (type.startsWith('text/html')) {
    const language =
      languageOfAddress(new URL(c.req.url)) ?? preferredLanguage(c.req.header('accept-language'));
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(offlinePage(null, language, stylesheets), { status: 503, headers });
  }
  if (failure instanceof DatabaseUnwritableError) {
    const detail = `${failure.message}: nothing was saved. Nothing that was saved before is lost.`;
    return problemResponse(
      c,
      new Problem(503, 'database_unwritable', { detail, extra: { cause: failure.failure } }),
    );
  }
  const detail = 'The database does not answer. Ask again in a moment.';
  return problemResponse(c, new Problem(503, 'database_unavailable', { detail }));
}
