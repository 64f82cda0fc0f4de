import { type Kysely, sql } from 'kysely';
import type { Tables, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { PoolUnits } from './units.ts';

/** Columns returned for a pool after a change. */
const MOVED = [
  'performance_id',
  'capacity',
  'blocked',
  'held',
  'sold',
  'waiting_from',
  'plan_group',
] as const;

/** Free as the counters say. */
export const FREE = sql<number>`pools.capacity - pools.blocked - pools.held - pools.sold`;

/**
 * Counters after places were given back. What was sold beyond the places of the pool goes first: its capacity shrinks again, and
 * nothing becomes free for anybody (docs/decisions/0126).
 */
export function withoutAdded(units: number) {
  const gone = sql<number>`case when overbooked < ${units} then overbooked else ${units} end`;
  return { capacity: sql<number>`capacity - ${gone}`, overbooked: sql<number>`overbooked - ${gone}` };
}

/** Free places less those reserved for the waiting list. */
export const FREE_FOR_EVERYBODY = sql<number>`case when ${FREE} >= pools.waiting_from then 0 else ${FREE} end`;

/** For whom places are: everybody, or those on the waiting list as well (docs/decisions/0073). */
export type Audience = 'everybody' | 'waiting-list';

/** How many free places are for everybody: none where they are enough for somebody who waits. */
function forEverybody(free: number, waitingFrom: number | null): number {
  return waitingFrom !== null && free >= waitingFrom ? 0 : free;
}

/**
 * How the places of a pool that are free for everybody changed, as the counters say: places of expired holds are not counted as
 * free.
 */
export interface PoolMove {
  performanceId: number;
  capacity: number;
  freeBefore: number;
  freeAfter: number;
  /** Its places are seats: a party that took or returned some is seated after that (`fitSeats`). */
  isSeated: boolean;
}

/** Takes places if there are as many; `null` when there are not. The check and the change are one statement. */
export async function holdPlaces(
  trx: Trx,
  { poolId, units }: PoolUnits,
  audience: Audience = 'everybody',
): Promise<PoolMove | null> {
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({ held: eb('held', '+', units) }))
    .where('id', '=', poolId)
    .where(sql<boolean>`${FREE} >= ${units}`)
    .$if(audience === 'everybody', (query) =>
      query.where(sql<boolean>`(pools.waiting_from is null or ${FREE} < pools.waiting_from)`),
    )
    .returning(MOVED)
    .executeTakeFirst();
  return row ? moveOf(row, units) : null;
}

export async function releasePlaces(trx: Trx, { poolId, units }: PoolUnits): Promise<PoolMove> {
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({ held: eb('held', '-', units), ...withoutAdded(units) }))
    .where('id', '=', poolId)
    .returning(MOVED)
    .executeTakeFirstOrThrow();
  return moveOf(row, -units);
}

/** Turns held places into sold ones: nothing becomes free, so the displayed availability does not change. */
export async function sellPlaces(trx: Trx, { poolId, units }: PoolUnits): Promise<void> {
  await trx
    .updateTable('pools')
    .set((eb) => ({ held: eb('held', '-', units), sold: eb('sold', '+', units) }))
    .where('id', '=', poolId)
    .execute();
}

/** Releases sold places. */
export async function unsellPlaces(trx: Trx, { poolId, units }: PoolUnits): Promise<PoolMove> {
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({ sold: eb('sold', '-', units), ...withoutAdded(units) }))
    .where('id', '=', poolId)
    .returning(MOVED)
    .executeTakeFirstOrThrow();
  return moveOf(row, -units);
}

/** The fewest free places that may be of use to somebody who waits: more than those on which they could not sit side by side. */
const LEAST_OF_USE = sql<number>`case when passed_units >= least_units then passed_units + 1 else least_units end`;
/** Releases blocked places. */
export async function unblockPlaces(trx: Trx, { poolId, units }: PoolUnits): Promise<PoolMove> {
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({ blocked: eb('blocked', '-', units), ...withoutAdded(units) }))
    .where('id', '=', poolId)
    .returning(MOVED)
    .executeTakeFirstOrThrow();
  return moveOf(row, -units);
}

/** Keeps for those who wait what would be of use to one of them, and for nobody when there is none. The pool is locked. */
export async function reserveForWaiting(trx: Trx, poolId: number): Promise<PoolMove> {
  const { waiting_from: before } = await trx
    .selectFrom('pools')
    .select('waiting_from')
    .where('id', '=', poolId)
    .executeTakeFirstOrThrow();
  const row = await trx
    .updateTable('pools')
    .set((eb) => ({
      waiting_from: eb
        .selectFrom('waiting_entries')
        .select((each) => each.fn.min(LEAST_OF_USE).as('least'))
        .where('pool_id', '=', poolId)
        .where('state', '=', 'waiting'),
    }))
    .where('id', '=', poolId)
    .returning(MOVED)
    .executeTakeFirstOrThrow();
  return { ...moveOf(row, 0), freeBefore: forEverybody(freeOf(row), before) };
}

interface Counters {
  performance_id: number;
  capacity: number;
  blocked: number;
  held: number;
  sold: number;
  waiting_from: number | null;
  plan_group: string | null;
}

const freeOf = ({ capacity, blocked, held, sold }: Counters): number => capacity - blocked - held - sold;

function moveOf(row: Counters, taken: number): PoolMove {
  return {
    performanceId: row.performance_id,
    capacity: row.capacity,
    // A pool that lost an added place had none free.
    freeBefore: forEverybody(Math.max(0, freeOf(row) + taken), row.waiting_from),
    freeAfter: forEverybody(freeOf(row), row.waiting_from),
    isSeated: row.plan_group !== null,
  };
}

/**
 * The counters' free places of these pools for an audience, which remain unchanged until the transaction ends. Not `for
 * update`: that would also wait for transactions which only refer to a pool in a new claim, out of the lock order, and end
 * in deadlocks.
 */
export async function lockFreePlaces(
  trx: Trx,
  engine: Engine,
  poolIds: number[],
  audience: Audience = 'everybody',
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('pools')
    .select(['id', 'waiting_from', FREE.as('free')])
    .where('id', 'in', poolIds)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(
    rows.map(({ id, free, waiting_from }) => [
      id,
      audience === 'everybody' ? forEverybody(free, waiting_from) : free,
    ]),
  );
}

/**
 * Pools with their public free places at `now`: those of expired holds count as free, released or not. Such holds are few,
 * because the sweeper releases them.
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
  // Of what they give back, places beyond the capacity are free for nobody.
  const free = sql<number>`${FREE} + case when overdue.units > pools.overbooked then overdue.units - pools.overbooked else 0 end`;
  return db
    .selectFrom('pools')
    .leftJoin(overdue, 'overdue.pool_id', 'pools.id')
    .select([
      'pools.id',
      'pools.capacity',
      free.as('freeAtAll'),
      sql<number>`case when ${free} >= pools.waiting_from then 0 else ${free} end`.as('free'),
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
