import {
  type BlockedSeat,
  findSeatsOfBlocks,
  freeSeatsOfBlocks,
  pickOfBlocks,
} from '#features/box-office/seating/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { shrinkBlock } from './block-store.server.ts';
import { lockFreePlaces } from './pool-store.server.ts';
import type { PoolUnits } from './units.ts';

/** A block that the desk may sell, as long as it has not ended. */
interface DeskBlock {
  id: number;
  poolId: number;
  places: number;
}

function blocksOfDesk(db: Db | Trx, now: Instant) {
  return db
    .selectFrom('place_blocks')
    .innerJoin('pools', 'pools.id', 'place_blocks.pool_id')
    .leftJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
    .select([
      'place_blocks.id',
      'pool_id as poolId',
      'pools.performance_id as performanceId',
      'places',
      'pools.block_id as timeslot',
      'seat_groups.code',
    ])
    .where('is_for_desk', '=', true)
    .where('freed_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('place_blocks.id');
}

/** Places of a date that only the desk may sell. */
export interface DeskPlaces {
  /** Code of the seat group, and its timeslot; `null` for the whole venue. */
  group: string | null;
  blockId: number | null;
  places: number;
  /** Its seats, by their `guid`; empty where places are only counted. */
  seats: string[];
}

/** Finds what only the desk may sell of a date (docs/product/seating.md#blocks). */
export async function findDeskPlaces(db: Db, performanceId: number, now: Instant): Promise<DeskPlaces[]> {
  const blocks = await blocksOfDesk(db, now).where('performance_id', '=', performanceId).execute();
  const seats = await findSeatsOfBlocks(
    db,
    blocks.map(({ id }) => id),
  );
  return blocks.map(({ id, code, timeslot, places }) => ({
    ...{ group: code, blockId: timeslot, places },
    seats: seats.filter(({ blockId }) => blockId === id).map(({ guid }) => guid),
  }));
}

/** How many places of dates only the desk may sell, by the number of the date; those without are left out. */
export async function countDeskPlaces(
  db: Db,
  performanceIds: readonly number[],
  now: Instant,
): Promise<Map<number, number>> {
  if (performanceIds.length === 0) return new Map();
  const blocks = await blocksOfDesk(db, now).where('performance_id', 'in', performanceIds).execute();
  const sums = new Map<number, number>();
  for (const { code, performanceId, places } of blocks)
    if (code !== null) sums.set(performanceId, (sums.get(performanceId) ?? 0) + places);
  return sums;
}

/**
 * Frees the places that are missing for an addition from the blocks of the desk: none of a pool whose blocks have too few. Locks all of these pools
 * in the order of their ids. `true` where some were freed.
 */
export async function takePlacesOfDesk(
  trx: Trx,
  engine: Engine,
  { wanted, now }: { wanted: readonly PoolUnits[]; now: Instant },
): Promise<boolean> {
  const poolIds = wanted.map(({ poolId }) => poolId);
  const free = await lockFreePlaces(trx, engine, poolIds);
  const blocks = await blocksOfDesk(trx, now).where('pool_id', 'in', poolIds).execute();
  let hasFreed = false;
  for (const { poolId, units } of wanted) {
    const missing = units - Math.max(0, free.get(poolId) ?? 0);
    const own = blocks.filter((block) => block.poolId === poolId);
    if (missing <= 0 || own.reduce((sum, { places }) => sum + places, 0) < missing) continue;
    const seats = pickOfBlocks(
      await findSeatsOfBlocks(
        trx,
        own.map(({ id }) => id),
      ),
      missing,
    );
    await leaveBlocks(trx, own, { seats, missing, now });
    hasFreed = true;
  }
  return hasFreed;
}

/** Takes named seats out of the blocks of the desk, so that a party of the desk can have them; seats outside of them remain unchanged. */
export async function takeSeatsOfDesk(
  trx: Trx,
  engine: Engine,
  { performanceId, seats, now }: { performanceId: number; seats: readonly string[]; now: Instant },
): Promise<void> {
  const find = () => blocksOfDesk(trx, now).where('performance_id', '=', performanceId).execute();
  if ((await find()).length === 0) return;
  const pools = await trx
    .selectFrom('pools')
    .select('id')
    .where('performance_id', '=', performanceId)
    .execute();
  await lockFreePlaces(
    trx,
    engine,
    pools.map(({ id }) => id),
  );
  const blocks = await find();
  const blocked = await findSeatsOfBlocks(
    trx,
    blocks.map(({ id }) => id),
  );
  const wanted = blocked.filter(({ guid }) => seats.includes(guid));
  await leaveBlocks(trx, blocks, { seats: wanted, missing: wanted.length, now });
}

/** Takes so many places out of blocks whose pool is locked: those of the seats, or the oldest first where places are only counted. */
async function leaveBlocks(
  trx: Trx,
  blocks: readonly DeskBlock[],
  { seats, missing, now }: { seats: readonly BlockedSeat[]; missing: number; now: Instant },
): Promise<void> {
  await freeSeatsOfBlocks(trx, seats);
  let left = missing;
  for (const { id, poolId, places: own } of blocks) {
    const places =
      seats.length > 0 ? seats.filter(({ blockId }) => blockId === id).length : Math.min(own, left);
    left -= places;
    if (places > 0) await shrinkBlock(trx, { id, poolId, places, left: own - places, now });
  }
}
