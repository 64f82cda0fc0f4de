import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { instantBefore } from './instant-before.ts';
import { deleteEnded, deleteUnconfirmed } from './store.server.ts';

const HOUR_MS = 3_600_000;
/** The longest time attempts count for, but for those that count for a day. */
const ATTEMPT_RETENTION_MS = HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const UNCONFIRMED_RETENTION_MS = 30 * 24 * HOUR_MS;

/**
 * Purges accounts as promised on the privacy page: sessions and links that have ended, attempts after an hour, accounts
 * nobody confirmed after 30 days.
 */
export async function purgeAccountTraces({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  await deleteEnded(db, {
    now,
    attemptsBefore: instantBefore(now, ATTEMPT_RETENTION_MS),
    daysBefore: instantBefore(now, DAY_MS),
  });
  await deleteUnconfirmed(db, instantBefore(now, UNCONFIRMED_RETENTION_MS));
}
