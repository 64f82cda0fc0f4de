import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.server.ts';

/**
 * Yields between requests: one starts in each turn of the event loop. Where the database answers synchronously, a request is
 * one long chain of microtasks; a hundred that arrive together would delay everybody else, health checks included, until the
 * last of them is done. Skips requests aborted while queued.
 */
export function yieldBetweenRequests(): MiddlewareHandler {
  let waiting: (() => void)[] = [];
  let next = 0;

  function grant(): void {
    waiting[next]?.();
    next += 1;
    if (next < waiting.length) {
      setImmediate(grant);
      return;
    }
    waiting = [];
    next = 0;
  }

  const turn = () =>
    new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(grant);
    });

  return async (c, proceed) => {
    await turn();
    if (c.req.raw.signal.aborted) throw new Problem(400, 'aborted');
    return proceed();
  };
}
