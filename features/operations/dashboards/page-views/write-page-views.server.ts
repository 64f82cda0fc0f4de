import type { Db } from '#features/database.server.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { PageViews } from './page-views.ts';
import { addPageViews, deletePageViewsBefore, findCountedPaths, numberOfPaths } from './store.server.ts';

/** More than a venue has; somebody who finds addresses that answer must not fill the database. */
const PATHS_A_DAY = 2000;
const AT_ONCE = 200;
const RETENTION_DAYS = 90;

/** Flushes the counts since the last time; failed ones are added to the next. */
export async function writePageViews({ db, pageViews }: { db: Db; pageViews: PageViews }): Promise<void> {
  const taken = pageViews.take();
  if (taken.length === 0) return;
  try {
    await inTransaction(db, async (trx) => {
      for (const [day, counts] of Map.groupBy(taken, (count) => count.day)) {
        // Always in one order, so that nodes do not wait for each other in a circle.
        const sorted = counts.toSorted((one, other) => (one.path < other.path ? -1 : 1));
        let room = PATHS_A_DAY - (await numberOfPaths(trx, day));
        for (let from = 0; from < sorted.length; from += AT_ONCE) {
          const some = sorted.slice(from, from + AT_ONCE);
          const paths = some.map(({ path }) => path);
          const known = await findCountedPaths(trx, day, paths);
          const fitting = some.filter(({ path }) => known.has(path) || room-- > 0);
          await addPageViews(trx, fitting);
        }
      }
    });
  } catch (error) {
    pageViews.restoreCounts(taken);
    throw error;
  }
}

/** Deletes counts of more than 90 days ago. */
export async function purgeOldPageViews({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deletePageViewsBefore(db, addDays(clock.today(), -RETENTION_DAYS));
}
