import type { Db, Trx } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { overbookedPlaces } from './overbooking.ts';
import { FREE } from './pool-store.server.ts';
import type { PoolUnits } from './units.ts';

const poolsOf = (db: Db | Trx, performanceId: number) =>
  db
    .selectFrom('pools')
    .select([
      'id',
      'seat_group_id as seatGroupId',
      'overbooked',
      'waiting_from',
      'plan_group',
      FREE.as('free'),
    ])
    .where('performance_id', '=', performanceId)
    .orderBy('id');

/** How many places of a performance are sold beyond its own. */
export async function findOverbooked(db: Db | Trx, performanceId: number): Promise<number> {
  return overbookedPlaces(await poolsOf(db, performanceId).execute());
}

/**
 * Adds the places to pools of a performance that are short of those wanted, and returns whether it could: never more than `most` in all,
 * and not while free ones are kept for the waiting list. All its pools are locked, in the one order, until the transaction
 * ends, which has to take the places (docs/decisions/0126).
 */
export async function addPlaces(
  trx: Trx,
  engine: Engine,
  { performanceId, wanted, most }: { performanceId: number; wanted: readonly PoolUnits[]; most: number },
): Promise<boolean> {
  const pools = await poolsOf(trx, performanceId)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const after = pools.map((pool) => {
    const units = wanted.find(({ poolId }) => poolId === pool.id)?.units ?? 0;
    const added = Math.max(0, units - pool.free);
    const isForWaiting = units > 0 && pool.waiting_from !== null && pool.free >= pool.waiting_from;
    return { ...pool, added, isForWaiting, overbooked: pool.overbooked + added };
  });
  if (after.some(({ isForWaiting }) => isForWaiting)) return false;
  const short = after.filter(({ added }) => added > 0);
  // Nobody sits on a seat that is not there.
  if (short.some(({ plan_group }) => plan_group !== null)) return false;
  if (short.length > 0 && overbookedPlaces(after) > most) return false;
  for (const { id, added } of short)
    await trx
      .updateTable('pools')
      .set((eb) => ({
        capacity: eb('capacity', '+', added),
        overbooked: eb('overbooked', '+', added),
      }))
      .where('id', '=', id)
      .execute();
  return true;
}
