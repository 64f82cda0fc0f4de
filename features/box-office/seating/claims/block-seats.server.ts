import type { Trx } from '#features/database.server.ts';
import { seatParty } from '../picking/seat-party.ts';
import { findHall } from './hall.server.ts';
import { findTakenSeats, insertSeatClaims } from './seat-claim-store.server.ts';

/** Blocks as many seats as a block has places, side by side where it can, in a pool that is locked; nothing where its places are only counted. */
export async function blockSeats(
  trx: Trx,
  { poolId, placeBlockId, places }: { poolId: number; placeBlockId: number; places: number },
): Promise<void> {
  const pool = await trx
    .selectFrom('pools')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .select(['performances.id', 'plan_version_id', 'plan_group'])
    .where('pools.id', '=', poolId)
    .executeTakeFirstOrThrow();
  if (pool.plan_group === null || pool.plan_version_id === null) return;
  const taken = await findTakenSeats(trx, pool.id);
  const hall = (await findHall(trx, pool.plan_version_id))
    .filter(({ group }) => group === pool.plan_group)
    .map((seat) => ({ ...seat, isFree: !taken.has(seat.id) }));
  const found = seatParty(hall, { own: [], count: places, consent: 'anywhere' });
  if (found.kind === 'refused') throw new Error(`pool ${poolId} has fewer free seats than free places`);
  const guids = new Set(found.seats.map(({ guid }) => guid));
  await insertSeatClaims(
    trx,
    hall
      .filter(({ guid }) => guids.has(guid))
      .map(({ id }) => ({ performanceId: pool.id, poolId, seatId: id, owner: { placeBlockId } })),
  );
}
