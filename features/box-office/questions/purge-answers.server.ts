import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteAnswersEndedBefore, deleteIdleConsents } from './store.server.ts';

const DAY_MS = 24 * 3_600_000;
const RETENTION_DAYS = 7;

/** Deletes answers for performances that ended a week ago; returns how many these were. */
export async function purgeOldAnswers({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = new Date(clock.time() - RETENTION_DAYS * DAY_MS).toISOString();
  const count = await deleteAnswersEndedBefore(db, before);
  await deleteIdleConsents(db);
  return count;
}
