import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { forgetAuditEntriesBefore } from './store.server.ts';

/** Long enough to find out what happened to a season (docs/decisions/0028). */
const KEPT_MS = 365 * 24 * 3_600_000;

/** Forgets entries older than a year. */
export async function forgetOldAuditEntries({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const yearAgo = new Date(clock.time() - KEPT_MS).toISOString();
  await forgetAuditEntriesBefore(db, yearAgo);
}
