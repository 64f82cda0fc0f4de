import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: number;
  name: string;
  addedAt: Instant;
}

/** Those of an account, the oldest first. */
export async function findPasskeysOf(db: Db, userId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name: name ?? '', addedAt: created_at ?? '' }));
}

/** Renames a passkey; tells if the account has it. */
export async function namePasskey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey; tells if the account had it. */
export async function deletePasskey(trx: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await recordPasskeyState(trx, userId);
  return numDeletedRows > 0n;
}

/** Takes all passkeys of an account away. */
export async function deletePasskeysOf(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** Stores with an account whether it has a passkey: the user is read with every request. */
export async function recordPasskeyState(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set(({ exists, selectFrom }) => ({
      has_passkey: exists(
        selectFrom('passkeys').select('passkeys.id').where('user_id', '=', userId),
      ).$castTo<boolean>(),
    }))
    .where('id', '=', userId)
    .execute();
}

export async function hasPasskey(db: Db, userId: number | null): Promise<boolean> {
  const user = await db.selectFrom('users').select('has_passkey').where('id', '=', userId).executeTakeFirst();
  return user?.has_passkey ?? false;
}
