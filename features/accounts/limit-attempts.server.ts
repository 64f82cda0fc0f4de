import { createHash } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { instantBefore } from './instant-before.ts';
import { countAttempt, OF_A_DAY } from './store.server.ts';

const HOUR_MS = 3_600_000;

interface AttemptLimit {
  atMost: number;
  /** At most a day: counts are forgotten then. */
  withinMs: number;
}

/**
 * Counts an attempt before it is made, so that a hundred at once count as a hundred; `false` when there were too many under this
 * key since the first of them.
 */
export async function isWithinLimit(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
  { atMost, withinMs }: AttemptLimit,
): Promise<boolean> {
  const now = clock.now();
  const kept = withinMs > HOUR_MS ? `${OF_A_DAY}${key}` : key;
  const count = await countAttempt(db, kept, { now, countsSince: instantBefore(now, withinMs) });
  return count <= atMost;
}

/** The same for what comes from one network (`networkOf`), which is kept under its hash alone. */
export function isNetworkWithinLimit(
  services: { db: Db; clock: Clock },
  { name, network }: { name: string; network: string | null },
  limit: AttemptLimit,
): Promise<boolean> {
  const hash = createHash('sha256')
    .update(network ?? 'unknown')
    .digest('base64url');
  return isWithinLimit(services, `${name}|${hash}`, limit);
}
