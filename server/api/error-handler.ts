import type { Context, ErrorHandler } from 'hono';
import { withoutSecret } from '#lib/secret-paths.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { refusedPage } from '../pages/status-page.ts';
import { languageOfAddress, preferredLanguage } from '../site/language.ts';

const CALLS = /^\/(?:(?:de|en)\/)?(?:api|pageeditor-api|feeds)(?:\/|$)/;

/**
 * Answers thrown errors: a `Problem` unchanged (as a page in their language to people whose form was refused), any
 * other error only as our fault.
 */
export function errorHandler(log: Log, stylesheets: string[] = []): ErrorHandler {
  return (error, c) => {
    // The client aborted the request: nobody reads the answer, and nothing is broken.
    if (c.req.raw.signal.aborted) return problemResponse(c, new Problem(400, 'aborted'));
    if (error instanceof Problem)
      return wantsPage(c) ? pageOf(c, error, stylesheets) : problemResponse(c, error);
    log.error({ err: error, path: withoutSecret(c.req.path) }, 'unhandled error in a request');
    return problemResponse(
      c,
      new Problem(500, 'unexpected', { detail: 'Something went wrong on our side.' }),
    );
  };
}

function wantsPage(c: Context): boolean {
  return !CALLS.test(c.req.path) && (c.req.header('accept')?.includes('text/html') ?? false);
}

function pageOf(c: Context, { status, options }: Problem, stylesheets: string[]): Response {
  const language =
    languageOfAddress(new URL(c.req.url)) ?? preferredLanguage(c.req.header('accept-language'));
  return c.html(refusedPage(status, language, stylesheets), status, {
    ...options.headers,
    'cache-control': 'no-store',
  });
}
