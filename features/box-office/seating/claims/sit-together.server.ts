import type { Trx } from '#features/database.server.ts';
import { pickSeats } from '../picking/pick-seats.ts';
import { findSeatsOfPool } from './seats-of-pool.server.ts';

/** Tells if so many can sit side by side on free seats of a pool; where its places are only counted they always can. */
export async function canSitTogether(trx: Trx, poolId: number, count: number): Promise<boolean> {
  const pool = await findSeatsOfPool(trx, poolId);
  return pool === null || pickSeats(pool.seats, count).kind === 'together';
}
