import type { Db } from '#features/database.server.ts';
import { type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** A browser somebody is signed in with, as its owner sees it. */
export interface Session {
  id: number;
  /** In words; `null` when it did not say anything we know. */
  device: string | null;
  signedInAt: Instant;
  /** The day it was here last. */
  seenOn: Day;
  /** When a member of staff used it last; `null` for visitors. */
  usedAt: Instant | null;
  endsAt: Instant;
  /** True if the session was opened with a passkey. */
  isByPasskey: boolean;
}

/** The sessions of an account that have not ended: the one with the id `first`, then those that were here last. */
export async function findSessionsOf(
  db: Db,
  userId: number,
  { first, now, atMost }: { first: number | null; now: Instant; atMost: number },
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'seen_on', 'used_at', 'expires_at', 'by_passkey'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy((eb) =>
      eb
        .case()
        .when('id', '=', first ?? 0)
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy(({ fn }) => fn.coalesce('seen_on', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent,
    signedInAt: row.created_at,
    seenOn: row.seen_on ?? dayOf(row.created_at),
    usedAt: row.used_at,
    endsAt: row.expires_at,
    isByPasskey: row.by_passkey,
  }));
}

export async function markSeen(db: Db, id: number, today: Day): Promise<void> {
  await db.updateTable('sessions').set({ seen_on: today }).where('id', '=', id).execute();
}

/** Notes when it was used last, unless that is known to be later. */
export async function markUsed(db: Db, id: number, now: Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '<', now)]))
    .execute();
}

export async function endSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends one session of an account; nothing happens when it is another one's, or over. */
export async function endSessionOf(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Ends the sessions of an account but for one. */
export async function endOtherSessions(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', id).execute();
}
