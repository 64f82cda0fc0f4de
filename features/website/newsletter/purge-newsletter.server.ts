import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteConsentsBefore, deleteRequestsBefore } from './store.server.ts';

/** As long as somebody may ask by what right they were written to. */
const PROOF_YEARS = 3;

/** Forgets who asked and did not confirm within three days, and what was agreed to three years after it was withdrawn. */
export async function purgeNewsletterTraces({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteRequestsBefore(db, clock.now());
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - PROOF_YEARS);
  await deleteConsentsBefore(db, before.toISOString());
}
