import { createHash } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { siteOf } from '#platform/http/network.server.ts';
import { instantBefore } from './instant-before.ts';
import { countAttempt, OF_A_DAY } from './store.server.ts';

const HOUR_MS = 3_600_000;

interface AttemptLimit {
  atMost: number;
  /** At most a day: counts are deleted then. */
  withinMs: number;
  /** Weight of one attempt, such as its bytes; 1 by default. */
  amount?: number;
}

/**
 * Counts an attempt before it is made, so that a hundred at once count as a hundred; `false` when there were too many under this
 * key since the first of them.
 */
export async function isWithinLimit(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
  { atMost, withinMs, amount = 1 }: AttemptLimit,
): Promise<boolean> {
  const now = clock.now();
  const attemptKey = withinMs > HOUR_MS ? `${OF_A_DAY}${key}` : key;
  const count = await countAttempt(db, attemptKey, {
    now,
    countsSince: instantBefore(now, withinMs),
    amount,
  });
  return count <= atMost;
}

/** As many networks of 64 bits as one site of 48 bits may use up: it has 65,536 of them for the asking. */
const SHARES_OF_SITE = 8;

/**
 * Limits attempts from one network (`networkOf`), which is stored under its hash alone. An IPv6 network counts for its site,
 * too.
 */
export async function isNetworkWithinLimit(
  services: { db: Db; clock: Clock },
  { name, network }: { name: string; network: string | null },
  limit: AttemptLimit,
): Promise<boolean> {
  const site = network === null ? null : siteOf(network);
  if (
    site &&
    !(await isWithinLimit(services, keyOf(name, site), { ...limit, atMost: limit.atMost * SHARES_OF_SITE }))
  )
    return false;
  return isWithinLimit(services, keyOf(name, network ?? 'unknown'), limit);
}

const keyOf = (name: string, network: string): string =>
  `${name}|${createHash('sha256').update(network).digest('base64url')}`;
