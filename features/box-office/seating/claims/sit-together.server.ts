import type { Trx } from '#features/database.server.ts';
import { pickSeats } from '../picking/pick-seats.ts';
import { findHall } from './hall.server.ts';
import { findTakenSeats } from './seat-claim-store.server.ts';

/** Tells if so many can sit side by side on free seats of a pool; where its places are only counted they always can. */
export async function canSitTogether(trx: Trx, poolId: number, count: number): Promise<boolean> {
  const pool = await trx
    .selectFrom('pools')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .select(['performances.id', 'plan_version_id', 'plan_group'])
    .where('pools.id', '=', poolId)
    .executeTakeFirst();
  if (!pool || pool.plan_group === null || pool.plan_version_id === null) return true;
  const taken = await findTakenSeats(trx, pool.id);
  const hall = (await findHall(trx, pool.plan_version_id))
    .filter(({ group }) => group === pool.plan_group)
    .map((seat) => ({ ...seat, isFree: !taken.has(seat.id) }));
  return pickSeats(hall, count).kind === 'together';
}
