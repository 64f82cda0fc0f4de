import { type Kysely, sql } from 'kysely';
import type { Tables, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { PoolUnits } from './units.ts';

/** What is told of a pool after a change. */
const MOVED = ['performance_id', 'capacity', 'blocked', 'held', 'sold'] as const;

/** How the free places of a pool changed, as the counters say: places of expired holds are not counted as free. */
export interface PoolMove {
  performanceId: number;
  capacity: number;
  freeBefore: number;
  freeAfter: number;
}

/** Takes places if there are as many; `null` when there are not. The check and the change are one statement. */
export async function takePlaces(trx: Trx, { poolId, units }: PoolUnits): Promise<PoolMove | null> {
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({ held: eb('held', '+', units) }))
    .where('id', '=', poolId)
    .where(sql<boolean>`capacity - blocked - held - sold >= ${units}`)
    .returning(MOVED)
    .executeTakeFirst();
  return row ? moveOf(row, units) : null;
}

export async function givePlacesBack(trx: Trx, { poolId, units }: PoolUnits): Promise<PoolMove> {
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({ held: eb('held', '-', units) }))
    .where('id', '=', poolId)
    .returning(MOVED)
    .executeTakeFirstOrThrow();
  return moveOf(row, -units);
}

/** What was held is sold: nothing becomes free, and nobody reads anything else. */
export async function sellPlaces(trx: Trx, { poolId, units }: PoolUnits): Promise<void> {
  await trx
    .updateTable('pools')
    .set((eb) => ({ held: eb('held', '-', units), sold: eb('sold', '+', units) }))
    .where('id', '=', poolId)
    .execute();
}

/** What was sold is free again. */
export async function takeOffSold(trx: Trx, { poolId, units }: PoolUnits): Promise<PoolMove> {
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({ sold: eb('sold', '-', units) }))
    .where('id', '=', poolId)
    .returning(MOVED)
    .executeTakeFirstOrThrow();
  return moveOf(row, -units);
}

function moveOf(
  row: { performance_id: number; capacity: number; blocked: number; held: number; sold: number },
  taken: number,
): PoolMove {
  const freeAfter = row.capacity - row.blocked - row.held - row.sold;
  return {
    performanceId: row.performance_id,
    capacity: row.capacity,
    freeBefore: freeAfter + taken,
    freeAfter,
  };
}

/**
 * The counters' free places of these pools, which stay as they are until the transaction ends. Not `for update`: that would
 * also wait for transactions which only refer to a pool in a new claim, out of the lock order, and end in deadlocks.
 */
export async function lockFreePlaces(
  trx: Trx,
  engine: Engine,
  poolIds: number[],
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('pools')
    .select(['id', sql<number>`capacity - blocked - held - sold`.as('free')])
    .where('id', 'in', poolIds)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row.free]));
}

/**
 * Pools with the places that are free at `now`: those of holds whose time is over count as free, released or not. Such
 * holds are few, because the sweeper tidies them away.
 */
export function poolsWithFree(db: Kysely<Tables>, now: Instant) {
  const overdue = db
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
    .innerJoin('pool_claims', 'pool_claims.hold_line_id', 'hold_lines.id')
    .where('holds.status', '=', 'active')
    .where('holds.expires_at', '<=', now)
    .groupBy('pool_claims.pool_id')
    .select((eb) => ['pool_claims.pool_id', eb.fn.sum<number>('pool_claims.units').as('units')])
    .as('overdue');
  return db
    .selectFrom('pools')
    .leftJoin(overdue, 'overdue.pool_id', 'pools.id')
    .select([
      'pools.id',
      'pools.capacity',
      sql<number>`pools.capacity - pools.blocked - pools.held - pools.sold + coalesce(overdue.units, 0)`.as(
        'free',
      ),
    ]);
}

/** For each line of a hold, how many places are free in the tightest of the pools it draws on. */
export async function findFreeByLine(
  db: Kysely<Tables>,
  holdId: number,
  now: Instant,
): Promise<Map<number, number>> {
  const rows = await poolsWithFree(db, now)
    .innerJoin('pool_claims', 'pool_claims.pool_id', 'pools.id')
    .innerJoin('hold_lines', 'hold_lines.id', 'pool_claims.hold_line_id')
    .select('hold_lines.id as lineId')
    .where('hold_lines.hold_id', '=', holdId)
    .execute();
  const free = new Map<number, number>();
  for (const row of rows) free.set(row.lineId, Math.min(row.free, free.get(row.lineId) ?? row.free));
  return free;
}
