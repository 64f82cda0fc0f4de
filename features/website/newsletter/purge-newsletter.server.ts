import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteConsentsBefore, deleteRequestsBefore } from './store.server.ts';

/** Retention of proof of consent, in years. */
const PROOF_YEARS = 3;

/** Deletes requests not confirmed within three days, and consents three years after their withdrawal. */
export async function purgeNewsletterTraces({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteRequestsBefore(db, clock.now());
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - PROOF_YEARS);
  await deleteConsentsBefore(db, before.toISOString());
}
