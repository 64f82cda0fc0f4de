import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Queues a request for a link to a new password, whether or not there is an account. */
export async function insertPasswordRequest(
  db: Db,
  { email, language, now }: { email: string; language: Language; now: Instant },
): Promise<void> {
  await db.insertInto('password_requests').values({ email, language, asked_at: now, due_at: now }).execute();
}

/** Requests whose email is due, the longest waiting first. */
export async function findDuePasswordRequests(db: Db, now: Instant, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('password_requests')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims a due request until another try; `null` where another node was quicker. */
export async function claimPasswordRequest(
  trx: Db,
  id: number,
  { now, retryAt }: { now: Instant; retryAt: Instant },
) {
  const claimed = await trx
    .updateTable('password_requests')
    .set({ due_at: retryAt })
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returning(['email', 'language', 'asked_at'])
    .executeTakeFirst();
  return claimed ?? null;
}

export async function deletePasswordRequest(db: Db, id: number): Promise<void> {
  await db.deleteFrom('password_requests').where('id', '=', id).execute();
}
