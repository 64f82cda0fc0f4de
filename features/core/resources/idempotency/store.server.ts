import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { digestOf } from '#platform/digest.server.ts';

const RETENTION_MS = 24 * 3_600_000;

/** A key as one session sent it, and the request it stands for; only their digests. */
export interface KeyedRequest {
  keyHash: string;
  requestHash: string;
}

/** `null` for a call without a key. */
export function keyedRequest(
  { key, session }: { key: string | null; session: string | null },
  asked: object,
): KeyedRequest | null {
  if (key === null) return null;
  return { keyHash: digestOf(session ?? '', key), requestHash: digestOf(JSON.stringify(asked)) };
}

/**
 * Takes the key for this transaction, waiting for another one that has it: rolled back, it leaves nothing behind. `false`
 * when the key has been answered. One of yesterday may be taken again.
 */
export async function claimKey(
  trx: Db | Trx,
  { keyHash, requestHash }: KeyedRequest,
  now: Instant,
): Promise<boolean> {
  const expiresAt = new Date(Date.parse(now) + RETENTION_MS).toISOString();
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ key_hash: keyHash, request_hash: requestHash, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ request_hash: requestHash, answer: null, expires_at: expiresAt })
        .where('idempotency_keys.expires_at', '<=', now),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The answer of a key; `null` when the key stands for another request. */
export async function findResponse(
  trx: Db | Trx,
  { keyHash, requestHash }: KeyedRequest,
): Promise<string | null> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key_hash', '=', keyHash)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return row?.answer ?? null;
}

export async function saveResponse(trx: Db | Trx, { keyHash }: KeyedRequest, answer: string): Promise<void> {
  await trx.updateTable('idempotency_keys').set({ answer }).where('key_hash', '=', keyHash).execute();
}

/** Deletes expired keys, at most so many; returns how many these were. */
export async function deleteKeysEndedBefore(db: Db, now: Instant, atMost: number): Promise<number> {
  const ended = db
    .selectFrom('idempotency_keys')
    .select('key_hash')
    .where('expires_at', '<=', now)
    .limit(atMost);
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('key_hash', 'in', ended)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
