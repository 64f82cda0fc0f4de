import type { Db } from '#features/database.server.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { countSignInOn, deleteSignInsBefore } from './store.server.ts';
import type { SignInOutcome } from './table.server.ts';

const RETENTION_DAYS = 90;

/** Counts successful and failed sign-ins per day. Stores nothing about the person. */
export async function countSignIn(
  { db, clock }: { db: Db; clock: Clock },
  outcome: SignInOutcome,
): Promise<void> {
  await countSignInOn(db, clock.today(), outcome);
}

/** Deletes counts of more than 90 days ago. */
export async function purgeOldSignInCounts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteSignInsBefore(db, addDays(clock.today(), -RETENTION_DAYS));
}
