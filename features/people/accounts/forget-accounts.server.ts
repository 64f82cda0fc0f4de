import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { instantBefore } from './instant-before.ts';
import { forgetEnded, forgetUnconfirmed } from './store.server.ts';

const HOUR_MS = 3_600_000;
/** The longest time attempts count for, but for those that count for a day. */
const ATTEMPTS_KEPT_MS = HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const UNCONFIRMED_KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * Forgets what the privacy page promises to forget of accounts: sessions and links that have ended, attempts after an hour,
 * accounts nobody confirmed after 30 days.
 */
export async function forgetAccountTraces({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  await forgetEnded(db, {
    now,
    attemptsBefore: instantBefore(now, ATTEMPTS_KEPT_MS),
    daysBefore: instantBefore(now, DAY_MS),
  });
  await forgetUnconfirmed(db, instantBefore(now, UNCONFIRMED_KEPT_MS));
}
