import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import type { Buyer, CartReference } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { digestOf } from '#platform/digest.server.ts';
import { expiryFrom } from './reservation.ts';

export type Hold = Selectable<TicketingTables['holds']>;

/** Hashes the reference, so that nobody who reads the database can take over a visitor's cart. */
function hashed(reference: CartReference): string {
  return createHash('sha256').update(reference).digest('hex');
}

export async function findHold(db: Db | Trx, reference: CartReference): Promise<Hold | undefined> {
  return db.selectFrom('holds').selectAll().where('token_hash', '=', hashed(reference)).executeTakeFirst();
}

/** Locks the hold. Read the clock after this: waiting for the lock takes time. */
export async function lockHold(
  trx: Trx,
  engine: Engine,
  reference: CartReference,
): Promise<Hold | undefined> {
  return trx
    .selectFrom('holds')
    .selectAll()
    .where('token_hash', '=', hashed(reference))
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/**
 * The reference of a cart started in a session: derived from the session's token, so that the database alone does not reveal
 * it.
 */
export function referenceWithin(session: string, nonce: string): CartReference {
  return createHash('sha256')
    .update(JSON.stringify([session, nonce]))
    .digest('base64url');
}

/** Subject of a session's limits: the same browser in the same network. `null` when it is unknown. */
export function sessionHash({ session, network }: Buyer): string | null {
  return session === null ? null : digestOf(session, network ?? '');
}

/** The cart a session holds at the moment, with its reference; locked. */
export async function lockHoldOfSession(
  trx: Trx,
  engine: Engine,
  buyer: Buyer,
  now: Instant,
): Promise<{ hold: Hold; reference: CartReference } | null> {
  const { session } = buyer;
  if (session === null) return null;
  const hold = await trx
    .selectFrom('holds')
    .selectAll()
    .where('session_hash', '=', sessionHash(buyer))
    .where('status', '=', 'active')
    .where('in_payment', '=', false)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return hold?.nonce ? { hold, reference: referenceWithin(session, hold.nonce) } : null;
}

/** Begins a cart; `token` is new and random. */
export async function openHold(
  trx: Trx,
  token: string,
  {
    now,
    renewals,
    couponId,
    passId,
    buyer,
  }: { now: Instant; renewals: number; couponId: number | null; passId: number | null; buyer: Buyer },
): Promise<{ hold: Hold; reference: CartReference }> {
  const { session, network } = buyer;
  const reference = session === null ? token : referenceWithin(session, token);
  const hold = await trx
    .insertInto('holds')
    .values({
      token_hash: hashed(reference),
      first_at: now,
      expires_at: expiryFrom(now),
      renewals,
      coupon_id: couponId,
      pass_id: passId,
      session_hash: sessionHash(buyer),
      nonce: session === null ? null : token,
      client_hash: network === null ? null : digestOf(network),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { hold, reference };
}

/** Lets another hold have the reference of one that has ended. */
export async function leaveReference(trx: Trx, reference: CartReference): Promise<void> {
  await trx
    .updateTable('holds')
    .set({ token_hash: sql`token_hash || '-' || id` })
    .where('token_hash', '=', hashed(reference))
    .where('status', 'in', ['expired', 'released'])
    .execute();
}

/** Locks the hold with this id, if it still exists. */
export async function lockHoldById(trx: Trx, engine: Engine, id: number | null): Promise<Hold | undefined> {
  if (id === null) return undefined;
  return trx
    .selectFrom('holds')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function updateHold(
  trx: Trx,
  hold: Hold,
  change: Partial<
    Pick<
      Hold,
      | 'status'
      | 'first_at'
      | 'expires_at'
      | 'renewals'
      | 'client_hash'
      | 'in_payment'
      | 'coupon_id'
      | 'pass_id'
      | 'is_offer'
    >
  > = {},
): Promise<void> {
  await trx
    .updateTable('holds')
    .set({ ...change, version: hold.version + 1 })
    .where('id', '=', hold.id)
    .execute();
}

interface ExpiredHolds {
  now: Instant;
  /** Only those that have places of one of these pools. */
  poolIds?: number[];
  /** For the sweeper, which need not wait for anybody: how many at most. Otherwise all of them, waiting for each. */
  atMost?: number;
}

/** Locks expired holds whose places have not been released, in the order of their ids. */
export async function lockExpiredHolds(
  trx: Trx,
  engine: Engine,
  { now, poolIds, atMost }: ExpiredHolds,
): Promise<number[]> {
  let query = trx
    .selectFrom('holds')
    .select('id')
    .where('status', '=', 'active')
    .where('expires_at', '<=', now);
  // Callers that wait for locks take them by id. The sweeper waits for none: it follows the index, however many there
  // are.
  query = atMost === undefined ? query.orderBy('id') : query.orderBy('expires_at').limit(atMost);
  if (poolIds) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('hold_lines')
          .innerJoin('pool_claims', 'pool_claims.hold_line_id', 'hold_lines.id')
          .select('hold_lines.id')
          .whereRef('hold_lines.hold_id', '=', 'holds.id')
          .where('pool_claims.pool_id', 'in', poolIds),
      ),
    );
  }
  if (engine === 'postgres') query = query.forNoKeyUpdate();
  if (engine === 'postgres' && atMost !== undefined) query = query.skipLocked();
  const rows = await query.execute();
  return rows.map((row) => row.id);
}

export async function markExpired(trx: Trx, holdIds: number[]): Promise<void> {
  await trx
    .updateTable('holds')
    .set((eb) => ({ status: 'expired' as const, client_hash: null, version: eb('version', '+', 1) }))
    .where('id', 'in', holdIds)
    .execute();
}

/** Deletes carts that can no longer be restored, at most so many; returns how many these were. */
export async function deleteHoldsEndedBefore(db: Db, instant: Instant, atMost: number): Promise<number> {
  const ended = db
    .selectFrom('holds')
    .select('id')
    .where('status', 'in', ['expired', 'released', 'converted'])
    .where('expires_at', '<', instant)
    .limit(atMost);
  const { numDeletedRows } = await db.deleteFrom('holds').where('id', 'in', ended).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Tells if an expired cart still holds places. */
export async function hasOverdueHolds(db: Db, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('holds')
    .select('id')
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
