import type { Trx } from '#features/database.server.ts';
import { findHall, seatsOfGroup } from './hall.server.ts';
import { findTakenSeats } from './seat-claim-store.server.ts';

/** The date of a pool with the seats that its places are, and which of them are free; `null` where its places are only counted. */
export async function findSeatsOfPool(trx: Trx, poolId: number) {
  const pool = await trx
    .selectFrom('pools')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .select(['performances.id', 'plan_version_id', 'plan_group'])
    .where('pools.id', '=', poolId)
    .executeTakeFirst();
  if (!pool || pool.plan_group === null || pool.plan_version_id === null) return null;
  const taken = await findTakenSeats(trx, pool.id);
  const hall = await findHall(trx, pool.plan_version_id);
  return { performanceId: pool.id, seats: seatsOfGroup(hall, pool.plan_group, taken) };
}
