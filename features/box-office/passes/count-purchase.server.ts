import type { Db } from '#features/database.server.ts';
import { isNetworkWithinLimit } from '#features/people/accounts/index.server.ts';
import type { Clock } from '#platform/clock.ts';

const LIMIT = { atMost: 20, withinMs: 15 * 60_000 };

/**
 * Counts that somebody orders a pass; `false` when there were too many from one network within a quarter of an hour
 * (docs/product/passes.md#buying).
 */
export function countPassPurchase(
  services: { db: Db; clock: Clock },
  network: string | null,
): Promise<boolean> {
  return isNetworkWithinLimit(services, { name: 'pass', network }, LIMIT);
}
