import type { ErrorHandler } from 'hono';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';

/** What callers are told of what was thrown: a `Problem` as it is, of anything else only that it was our fault. */
export function answerErrors(log: Log): ErrorHandler {
  return (error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    // Whoever asked went away in the middle of it: nobody reads the answer, and nothing is broken.
    if (c.req.raw.signal.aborted) return problemResponse(c, new Problem(400, 'aborted'));
    log.error({ err: error, path: c.req.path }, 'an unexpected error');
    return problemResponse(
      c,
      new Problem(500, 'unexpected', { detail: 'Something went wrong on our side.' }),
    );
  };
}
