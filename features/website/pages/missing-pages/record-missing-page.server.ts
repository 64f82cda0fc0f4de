import type { Db } from '#features/database.server.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteBefore, incrementCount, insertCount, numberOfPaths } from './store.server.ts';

/** Somebody who makes paths up must not be able to fill the database. */
const PATHS_A_DAY = 1000;
const RETENTION_DAYS = 90;

/** Counts that a page was missing: per day and path, for 90 days, at most 1,000 paths a day. */
export async function recordMissingPage(
  { db, clock }: { db: Db; clock: Clock },
  path: string,
): Promise<void> {
  const today = clock.today();
  if (await incrementCount(db, today, path)) return;
  const known = await numberOfPaths(db, today);
  if (known >= PATHS_A_DAY) return;
  await insertCount(db, today, path);
}

/** Deletes counts of more than 90 days ago. */
export async function purgeOldPaths({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteBefore(db, addDays(clock.today(), -RETENTION_DAYS));
}
