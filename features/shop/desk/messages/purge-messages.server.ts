import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';

/** As long as the audit says who sent them. */
const RETENTION_MS = 365 * 24 * 3_600_000;

/** Deletes messages to ticket holders older than a year, with their recipients; returns how many. */
export async function purgeOldMessages({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const yearAgo = new Date(clock.time() - RETENTION_MS).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('ticket_messages')
    .where('sent_at', '<', yearAgo)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
