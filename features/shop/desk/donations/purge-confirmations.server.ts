import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteConfirmationsBefore } from './confirmation-store.server.ts';

/** As long as the orders they are about are kept with their persons. */
const YEARS = 10;

/** Deletes confirmations of donations ten years after their year; gives how many. */
export function purgeConfirmations({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  return deleteConfirmationsBefore(db, Number(clock.now().slice(0, 4)) - YEARS);
}
