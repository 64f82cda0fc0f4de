import { createHash } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { instantBefore } from '../instant-before.ts';
import { countAttempt } from '../store.server.ts';

/** Longer than any code of an app is taken: the one of now, and those of half a minute before and after. */
const CACHE_MS = 5 * 60_000;

/** Claims a right code of an account's app; `false` when it opened a session before, also at the same moment (RFC 6238, 5.2). */
export async function claimCode(
  { db, clock }: { db: Db; clock: Clock },
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = clock.now();
  const key = `code|${createHash('sha256').update(`${userId}|${code}`).digest('base64url')}`;
  return (await countAttempt(db, key, { now, countsSince: instantBefore(now, CACHE_MS) })) === 1;
}
