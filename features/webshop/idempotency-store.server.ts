import { createHash } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

const KEPT_MS = 24 * 3_600_000;

/** A key as one visitor sent it, and the request it stands for. */
export interface KeyedRequest {
  key: string;
  visitor: string;
  request: string;
}

function digestOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Takes the key for this call; `false` when another call has it. Keys of yesterday are forgotten on the way. */
export async function claimKey(
  db: Db,
  { key, visitor, request }: KeyedRequest,
  now: Instant,
): Promise<boolean> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({
      key_hash: digestOf(visitor, key),
      request_hash: digestOf(request),
      expires_at: new Date(Date.parse(now) + KEPT_MS).toISOString(),
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findKey(
  db: Db,
  { key, visitor, request }: KeyedRequest,
): Promise<{ isSameRequest: boolean; answer: string | null } | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('key_hash', '=', digestOf(visitor, key))
    .executeTakeFirst();
  return row ? { isSameRequest: row.request_hash === digestOf(request), answer: row.answer } : null;
}

export async function saveAnswer(db: Db, { key, visitor }: KeyedRequest, answer: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('key_hash', '=', digestOf(visitor, key))
    .execute();
}

export async function forgetKey(db: Db, { key, visitor }: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key_hash', '=', digestOf(visitor, key)).execute();
}
