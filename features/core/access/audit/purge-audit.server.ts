import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteAuditEntriesBefore } from './store.server.ts';

/** Long enough to find out what happened to a season (docs/decisions/0028). */
const RETENTION_MS = 365 * 24 * 3_600_000;

/** Deletes entries older than a year. */
export async function purgeOldAuditEntries({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const yearAgo = new Date(clock.time() - RETENTION_MS).toISOString();
  await deleteAuditEntriesBefore(db, yearAgo);
}
