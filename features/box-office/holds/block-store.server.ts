import { sql } from 'kysely';
import { blockSeats, findSeatNames, freeBlockedSeats } from '#features/box-office/seating/index.server.ts';
import type { SeatName } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { FREE, lockFreePlaces, type PoolMove, unblockPlaces } from './pool-store.server.ts';

/** Places the venue keeps back, and why (docs/product/seating.md#blocks). */
export interface PlaceBlock {
  id: number;
  poolId: number;
  places: number;
  reason: string;
  at: Instant;
  /** The desk may sell them. */
  isForDesk: boolean;
  /** Moment from which everybody may buy them; `null` where only staff free them. */
  endsAt: Instant | null;
  /** In the order of the plan; empty where places are only counted. */
  seats: SeatName[];
}

/** Why places are not blocked: fewer are free, or somebody has some of the seats, by their `guid`. */
export type BlockRefusal = { code: 'NOT_FREE' } | { code: 'SEATS_TAKEN'; taken: string[] };

/** Blocks places that are free, and the seats that they are: those named by their `guid`, else the best side by side. Refused it is to be rolled back. */
export async function insertBlock(
  trx: Trx,
  {
    poolId,
    places,
    seats,
    ...block
  }: Omit<PlaceBlock, 'id' | 'seats'> & { seats?: readonly string[] | undefined },
): Promise<Result<number, BlockRefusal>> {
  const { numUpdatedRows } = await trx
    .updateTable('pools')
    .set((eb) => ({ blocked: eb('blocked', '+', places) }))
    .where('id', '=', poolId)
    .where(sql<boolean>`${FREE} >= ${places}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return fail({ code: 'NOT_FREE' });
  const { id } = await trx
    .insertInto('place_blocks')
    .values({
      ...{ pool_id: poolId, places, reason: block.reason, blocked_at: block.at, freed_at: null },
      ...{ is_for_desk: block.isForDesk, ends_at: block.endsAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const blocked = await blockSeats(trx, { poolId, placeBlockId: id, places, seats });
  return blocked.ok ? succeed(id) : blocked;
}

/**
 * Frees blocked places, once: all of a block, or those seats of it that are named by their `guid`. Locks the pool before the block, as all do.
 * `null` where nothing of it was blocked any more.
 */
export async function freeBlock(
  trx: Trx,
  engine: Engine,
  { id, poolId, seats, now }: { id: number; poolId: number; seats?: readonly string[]; now: Instant },
): Promise<PoolMove | null> {
  await lockFreePlaces(trx, engine, [poolId]);
  const block = await trx
    .selectFrom('place_blocks')
    .select('places')
    .where('id', '=', id)
    .where('freed_at', 'is', null)
    .executeTakeFirst();
  if (!block) return null;
  const freed = await freeBlockedSeats(trx, id, seats);
  const places = seats ? freed : block.places;
  return places === 0 ? null : shrinkBlock(trx, { id, poolId, places, left: block.places - places, now });
}

/** Frees places of a block whose pool is locked; its seats are free already. */
export async function shrinkBlock(
  trx: Trx,
  {
    id,
    poolId,
    places,
    left,
    now,
  }: { id: number; poolId: number; places: number; left: number; now: Instant },
): Promise<PoolMove> {
  await trx
    .updateTable('place_blocks')
    .set(left === 0 ? { freed_at: now } : { places: left })
    .where('id', '=', id)
    .execute();
  return unblockPlaces(trx, { poolId, units: places });
}

/** Blocks of a performance, with their seats. */
export async function findBlocks(db: Db | Trx, performanceId: number): Promise<PlaceBlock[]> {
  const blocks = await db
    .selectFrom('place_blocks')
    .innerJoin('pools', 'pools.id', 'place_blocks.pool_id')
    .select([
      'place_blocks.id',
      'place_blocks.pool_id as poolId',
      'place_blocks.places',
      'place_blocks.reason',
      'place_blocks.blocked_at as at',
      'place_blocks.is_for_desk as isForDesk',
      'place_blocks.ends_at as endsAt',
    ])
    .where('pools.performance_id', '=', performanceId)
    .where('place_blocks.freed_at', 'is', null)
    .orderBy('place_blocks.id')
    .execute();
  const ids = blocks.map(({ id }) => id);
  const named = await findSeatNames(db, 'place_block_id', ids);
  return blocks.map((block) => ({ ...block, seats: named.get(block.id) ?? [] }));
}

/** Blocks whose end has come, with the event they are for. */
export async function findEndedBlocks(
  db: Db,
  now: Instant,
): Promise<{ id: number; poolId: number; eventId: number }[]> {
  return db
    .selectFrom('place_blocks')
    .innerJoin('pools', 'pools.id', 'place_blocks.pool_id')
    .innerJoin('events', 'events.id_jet', 'pools.performance_id')
    .select(['place_blocks.id', 'place_blocks.pool_id as poolId', 'events.id as eventId'])
    .where('place_blocks.ends_at', '<=', now)
    .where('place_blocks.freed_at', 'is', null)
    .orderBy('place_blocks.id')
    .execute();
}
