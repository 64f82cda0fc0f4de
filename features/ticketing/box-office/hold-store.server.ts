import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CartReference } from '../provider.ts';
import type { TicketingTables } from '../table.server.ts';
import { expiryFrom } from './reservation.ts';

export type Hold = Selectable<TicketingTables['holds']>;

/** Whoever reads the database cannot take over a visitor's cart. */
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

export async function openHold(trx: Trx, reference: CartReference, now: Instant): Promise<Hold> {
  return trx
    .insertInto('holds')
    .values({ token_hash: hashed(reference), first_at: now, expires_at: expiryFrom(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateHold(
  trx: Trx,
  hold: Hold,
  change: Partial<Pick<Hold, 'status' | 'first_at' | 'expires_at' | 'renewals'>> = {},
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

/** Locks holds whose time is over and whose places have not been given back, in the order of their ids. */
export async function lockExpiredHolds(
  trx: Trx,
  engine: Engine,
  { now, poolIds, atMost }: ExpiredHolds,
): Promise<number[]> {
  let query = trx
    .selectFrom('holds')
    .select('id')
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .orderBy('id');
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
  if (atMost !== undefined) query = query.limit(atMost);
  if (engine === 'postgres') query = query.forNoKeyUpdate();
  if (engine === 'postgres' && atMost !== undefined) query = query.skipLocked();
  const rows = await query.execute();
  return rows.map((row) => row.id);
}

export async function markExpired(trx: Trx, holdIds: number[]): Promise<void> {
  await trx
    .updateTable('holds')
    .set((eb) => ({ status: 'expired' as const, version: eb('version', '+', 1) }))
    .where('id', 'in', holdIds)
    .execute();
}

/** Carts nobody can come back to any more. */
export async function deleteHoldsEndedBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('holds').where('status', '!=', 'active').where('expires_at', '<', instant).execute();
}
