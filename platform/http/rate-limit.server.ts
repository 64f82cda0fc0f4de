import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';
import { Problem } from './problem.server.ts';

export interface RateLimit {
  /** Requests one client may make within the window. */
  requests: number;
  windowSeconds: number;
}

const MAX_CLIENTS = 50_000;

/**
 * Refuses a client that asks too often with 429 and `Retry-After`. Counts live in this process: with N nodes a client
 * gets up to N times the limit, which is still a limit; nothing else depends on them.
 */
export function rateLimit(
  clock: Clock,
  { requests, windowSeconds }: RateLimit,
  clientOf: (c: Context) => string,
): MiddlewareHandler {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return async (c, next) => {
    const now = clock.time();
    const client = clientOf(c);
    let window = windows.get(client);
    if (!window || window.endsAt <= now) {
      if (windows.size >= MAX_CLIENTS) deleteEnded(windows, now);
      window = { endsAt: now + windowSeconds * 1000, count: 0 };
      windows.set(client, window);
    }
    window.count += 1;
    if (window.count > requests) {
      c.header('retry-after', String(Math.ceil((window.endsAt - now) / 1000)));
      throw new Problem(429, 'too_many_requests', { detail: 'Too many requests, please wait a moment.' });
    }
    return next();
  };
}

function deleteEnded(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [client, window] of windows) if (window.endsAt <= now) windows.delete(client);
  if (windows.size >= MAX_CLIENTS) windows.clear();
}
