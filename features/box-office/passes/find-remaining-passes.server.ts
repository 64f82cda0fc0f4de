import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import { findPassesOf } from './order-pass-store.server.ts';
import { lastDayOfPass, refusalOfPass } from './pass.ts';

/** The passes of an account that can still be used, those that end first first; `lastDay`: on which one can come at the latest. */
export async function findRemainingPasses(
  db: Db,
  userId: number,
  now: Instant,
): Promise<{ id: number; name: Localized; visits: number; lastDay: Day }[]> {
  const passes = await findPassesOf(db, userId);
  return passes
    .filter((pass) => refusalOfPass(pass, now) === null)
    .map(({ id, name, leftVisits, validUntil }) => ({
      id,
      name,
      visits: leftVisits,
      lastDay: lastDayOfPass(validUntil),
    }))
    .reverse();
}
