import { sql } from 'kysely';
import { blockSeats } from '#features/box-office/seating/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { withoutAdded } from './pool-store.server.ts';

/** The places of a pool as the venue counts them. */
export interface PoolPlaces {
  id: number;
  /** `null` for a venue bucket. */
  seatGroup: Localized | null;
  startsAt: Instant | null;
  /** Its places are seats of a seating plan: its capacity follows from that. */
  isSeated: boolean;
  /** Without those that are sold beyond it, `overbooked`. */
  capacity: number;
  overbooked: number;
  held: number;
  sold: number;
  blocked: number;
}

/** Places the venue keeps back, and why. */
export interface PlaceBlock {
  id: number;
  poolId: number;
  places: number;
  reason: string;
  at: Instant;
}

export async function findPoolPlaces(db: Db | Trx, performanceId: number): Promise<PoolPlaces[]> {
  const rows = await db
    .selectFrom('pools')
    .leftJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
    .selectAll('pools')
    .select(['seat_groups.name_de', 'seat_groups.name_en'])
    .where('pools.performance_id', '=', performanceId)
    .orderBy(sql`case when pools.seat_group_id is null then 1 else 0 end`)
    .orderBy('pools.block_id')
    .orderBy('seat_groups.position')
    .orderBy('pools.id')
    .execute();
  return rows.map(
    ({ id, name_de, name_en, starts_at, plan_group, capacity, overbooked, held, sold, blocked }) => ({
      id,
      seatGroup: name_de === null ? null : localizedFrom({ name_de, name_en }, 'name'),
      startsAt: starts_at,
      isSeated: plan_group !== null,
      capacity: capacity - overbooked,
      overbooked,
      held,
      sold,
      blocked,
    }),
  );
}

/** Sets the capacity of a pool, never below what is taken of it and not sold beyond it; `false` when it would be. */
export async function setCapacity(trx: Trx, poolId: number, capacity: number): Promise<boolean> {
  const beyond = sql<number>`case when held + sold + blocked > ${capacity} then held + sold + blocked - ${capacity} else 0 end`;
  const { numUpdatedRows } = await trx
    .updateTable('pools')
    .set({ capacity: sql`${capacity} + ${beyond}`, overbooked: beyond })
    .where('id', '=', poolId)
    .where(sql<boolean>`held + sold + blocked - overbooked <= ${capacity}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps places back that are free, and the seats that they are; `null` when there are not as many. */
export async function insertBlock(
  trx: Trx,
  { poolId, places, reason, at }: Omit<PlaceBlock, 'id'>,
): Promise<number | null> {
  const { numUpdatedRows } = await trx
    .updateTable('pools')
    .set((eb) => ({ blocked: eb('blocked', '+', places) }))
    .where('id', '=', poolId)
    .where(sql<boolean>`capacity - blocked - held - sold >= ${places}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const { id } = await trx
    .insertInto('place_blocks')
    .values({ pool_id: poolId, places, reason, blocked_at: at, freed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await blockSeats(trx, { poolId, placeBlockId: id, places });
  return id;
}

/** Releases blocked places, once. */
export async function freeBlock(trx: Trx, { id, poolId, places }: PlaceBlock, now: Instant): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('place_blocks')
    .set({ freed_at: now })
    .where('id', '=', id)
    .where('freed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await trx.deleteFrom('seat_claims').where('place_block_id', '=', id).execute();
  await trx
    .updateTable('pools')
    .set((eb) => ({ blocked: eb('blocked', '-', places), ...withoutAdded(places) }))
    .where('id', '=', poolId)
    .execute();
}

/** Blocked places of a performance. */
export async function findBlocks(db: Db | Trx, performanceId: number): Promise<PlaceBlock[]> {
  return db
    .selectFrom('place_blocks')
    .innerJoin('pools', 'pools.id', 'place_blocks.pool_id')
    .select([
      'place_blocks.id',
      'place_blocks.pool_id as poolId',
      'place_blocks.places',
      'place_blocks.reason',
      'place_blocks.blocked_at as at',
    ])
    .where('pools.performance_id', '=', performanceId)
    .where('place_blocks.freed_at', 'is', null)
    .orderBy('place_blocks.id')
    .execute();
}
