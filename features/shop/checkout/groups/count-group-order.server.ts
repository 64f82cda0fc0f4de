import type { Db } from '#features/database.server.ts';
import { isNetworkWithinLimit } from '#features/people/accounts/index.server.ts';
import type { Clock } from '#platform/clock.ts';

const LIMIT = { atMost: 20, withinMs: 15 * 60_000 };

/**
 * Counts a group order, which takes places and writes an email to the named address; `false` when there were too many from one
 * network within a quarter of an hour (docs/product/groups.md#limits).
 */
export function countGroupOrder(
  services: { db: Db; clock: Clock },
  network: string | null,
): Promise<boolean> {
  return isNetworkWithinLimit(services, { name: 'group', network }, LIMIT);
}
