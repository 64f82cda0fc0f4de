import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#platform/config.server.ts';

/** Subject of rate limits: the connection's address, or the one a trusted proxy names last. */
export function clientIp({ trustProxy }: Pick<Config, 'trustProxy'>): (c: Context) => string {
  return (c) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    if (forwarded) return forwarded;
    try {
      return getConnInfo(c).remote.address ?? 'unknown';
    } catch {
      // Requests that come without a connection (tests, background refreshes) share one count.
      return 'unknown';
    }
  };
}
