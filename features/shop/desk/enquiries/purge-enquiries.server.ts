import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteEnquiriesBefore } from './enquiry-store.server.ts';

const RETENTION_MS = 365 * 24 * 3_600_000;

/** Deletes enquiries for a date a year after they were asked (docs/privacy.md); an order made of one stays. Gives how many. */
export function purgeEnquiries({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  return deleteEnquiriesBefore(db, new Date(clock.time() - RETENTION_MS).toISOString());
}
