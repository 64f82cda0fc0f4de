import type { Db } from '#features/database.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { deleteEntriesEndedBefore } from './waiting-store.server.ts';

const RETENTION_MS = 7 * 24 * 3_600_000;

/** Deletes entries a week after their waiting has ended (docs/privacy.md); returns how many these were. */
export async function purgeWaiting({
  db,
  databaseClock,
}: {
  db: Db;
  databaseClock: DatabaseClock;
}): Promise<number> {
  const now = await databaseClock(db);
  return deleteEntriesEndedBefore(db, new Date(Date.parse(now) - RETENTION_MS).toISOString());
}
