import type { Db } from '#features/database.server.ts';
import { isNetworkWithinLimit } from '#features/people/accounts/index.server.ts';
import type { Clock } from '#platform/clock.ts';

const LIMIT = { atMost: 20, withinMs: 15 * 60_000 };

/**
 * Counts that somebody asks to be put on a waiting list, which writes an email to whatever address is named; `false` when there
 * were too many from one network within a quarter of an hour (docs/product/booking.md#waiting-list).
 */
export function countJoin(services: { db: Db; clock: Clock }, network: string | null): Promise<boolean> {
  return isNetworkWithinLimit(services, { name: 'waiting', network }, LIMIT);
}
