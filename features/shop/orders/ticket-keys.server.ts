import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import { storeSecret } from '#features/people/accounts/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';

const CURRENT = 'ticket-key';
const KEY_ID_LENGTH = 8;
/** Public half of a key that signed tickets before, under its id. */
const formerName = (id: string) => `${CURRENT} ${id}`;

/** The private key that tickets are signed with: made at first need, the same on all nodes. */
export async function currentKey(db: Db): Promise<KeyObject> {
  return readPrivate(await storeSecret(db, CURRENT, newKey()));
}

/** The public key that once signed under this id; `null` where none did. */
export async function formerKey(db: Db, id: string): Promise<KeyObject | null> {
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', formerName(id))
    .executeTakeFirst();
  return row
    ? createPublicKey({ key: Buffer.from(row.value, 'base64url'), type: 'spki', format: 'der' })
    : null;
}

/**
 * Replaces the key that signs tickets (docs/decisions/0052). Of the former one the public half alone is retained: its
 * tickets stay valid, and no new ones are signed with it. Returns the ids of both.
 */
export async function rotateTicketKey(db: Db): Promise<{ former: string; current: string }> {
  await currentKey(db);
  return inTransaction(db, async (trx) => {
    const { value } = await trx
      .updateTable('secrets')
      // Changes nothing and keeps the row: of two at once each replaces its own key.
      .set((eb) => ({ value: eb.ref('value') }))
      .where('name', '=', CURRENT)
      .returning('value')
      .executeTakeFirstOrThrow();
    const before = readPrivate(value);
    const made = newKey();
    const former = keyId(before);
    await trx
      .insertInto('secrets')
      .values({ name: formerName(former), value: publicBytes(before).toString('base64url') })
      .execute();
    await trx.updateTable('secrets').set({ value: made }).where('name', '=', CURRENT).execute();
    return { former, current: keyId(readPrivate(made)) };
  });
}

/** Names a key by its public half: codes contain it, so that those of a former key remain valid. */
export const keyId = (key: KeyObject): string =>
  createHash('sha256').update(publicBytes(key)).digest('base64url').slice(0, KEY_ID_LENGTH);

const publicBytes = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' });
const readPrivate = (value: string) =>
  createPrivateKey({ key: Buffer.from(value, 'base64url'), type: 'pkcs8', format: 'der' });
const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
