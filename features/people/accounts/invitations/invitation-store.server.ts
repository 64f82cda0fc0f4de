import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { deletePasswordLinks } from '../store.server.ts';

/** Queues the invitation of an account to its address; an existing one is sent again. */
export async function requestInvitation(
  trx: Db,
  { userId, email, now }: { userId: number; email: string; now: Instant },
): Promise<void> {
  await trx
    .insertInto('invitations')
    .values({ user_id: userId, email, due_at: now, sent_at: null, expires_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email, due_at: now }))
    .execute();
}

/** Invitation of an account; `null` once its owner has set a password. */
export async function findInvitation(db: Db, userId: number) {
  const found = await db
    .selectFrom('invitations')
    .select(['email', 'due_at', 'sent_at', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found ?? null;
}

/** Address and moment of creation of an account. */
export async function findAccountToInvite(db: Db, userId: number) {
  return db.selectFrom('users').select(['email', 'created_at']).where('id', '=', userId).executeTakeFirst();
}

/** Accounts whose invitation is due, the longest waiting first. */
export async function findDueInvitations(db: Db, now: Instant, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invitations')
    .select('user_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atMost)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Claims a due invitation until another try and gives its address; `null` where another node was quicker. */
export async function claimInvitation(
  trx: Db,
  userId: number,
  { now, retryAt }: { now: Instant; retryAt: Instant },
): Promise<string | null> {
  const claimed = await trx
    .updateTable('invitations')
    .set({ due_at: retryAt })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .returning('email')
    .executeTakeFirst();
  return claimed?.email ?? null;
}

/** Notes that the mail server took a claimed invitation, unless it was asked for again meanwhile. */
export async function noteInvitationSent(
  db: Db,
  userId: number,
  { now, retryAt, expiresAt }: { now: Instant; retryAt: Instant; expiresAt: Instant },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ due_at: null, sent_at: now, expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('due_at', '=', retryAt)
    .execute();
}

/** Stores a link to set a password under the hash of its token, in the place of all earlier ones of the account. */
export async function replacePasswordLink(
  trx: Db,
  {
    userId,
    identifier,
    now,
    expiresAt,
  }: { userId: number; identifier: string; now: Instant; expiresAt: Instant },
): Promise<void> {
  await deletePasswordLinks(trx, String(userId));
  await insertPasswordLink(trx, { userId, identifier, now, expiresAt });
}

/** Stores a link to set a password under the hash of its token, beside those the account has. */
export async function insertPasswordLink(
  trx: Db,
  {
    userId,
    identifier,
    now,
    expiresAt,
  }: { userId: number; identifier: string; now: Instant; expiresAt: Instant },
): Promise<void> {
  await trx
    .insertInto('verifications')
    .values({ identifier, value: String(userId), expires_at: expiresAt, created_at: now, updated_at: now })
    .execute();
}

/** Ends the invitation of an account, whose owner has a password; tells if there was one. */
export async function endInvitation(db: Db, userId: number): Promise<boolean> {
  const ended = await db.deleteFrom('invitations').where('user_id', '=', userId).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Tells if a link to set a password, by its stored identifier, belongs to an invited account without one. */
export async function isLinkOfInvited(db: Db, identifier: string): Promise<boolean> {
  const link = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (!link || !/^\d{1,15}$/.test(link.value)) return false;
  return (await findInvitation(db, Number(link.value))) !== null;
}
