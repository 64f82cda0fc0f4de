import { releaseClaimedCredit } from '#features/box-office/credit/index.server.ts';
import { releaseClaimedVisits } from '#features/box-office/passes/index.server.ts';
import { releaseClaimedCoupons } from '#features/box-office/prices/index.server.ts';
import { rememberSeats } from '#features/box-office/seating/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { announce } from './announce.server.ts';
import { deleteClaimsOfHolds, findClaimsOfHolds } from './claim-store.server.ts';
import type { Office } from './dependencies.server.ts';
import { lockExpiredHolds, markExpired } from './hold-store.server.ts';
import { type PoolMove, releasePlaces } from './pool-store.server.ts';
import { unitsByPool } from './units.ts';

type Scope = { poolIds: number[] } | { atMost: number };

/**
 * Releases the places of expired holds, each exactly once, and returns how many holds that were. The only transition from
 * `active` to `expired`. With `poolIds` it waits for other transactions that hold one of these holds, so that afterwards
 * every overdue place of the pools is free; with `atMost` it skips locked ones.
 */
export async function releaseOverdue(office: Office, scope: Scope): Promise<number> {
  const moves: PoolMove[] = [];
  const count = await office.guard.transaction(office.db, async (trx) => {
    moves.length = 0;
    const now = await office.databaseClock(trx);
    const holdIds = await lockExpiredHolds(trx, office.engine, { now, ...scope });
    if (holdIds.length > 0) moves.push(...(await release(trx, holdIds)));
    return holdIds.length;
  });
  await announce(office, moves);
  return count;
}

async function release(trx: Trx, holdIds: number[]): Promise<PoolMove[]> {
  await releaseClaimedCoupons(trx, holdIds);
  await releaseClaimedVisits(trx, holdIds);
  await releaseClaimedCredit(trx, holdIds);
  const claims = await findClaimsOfHolds(trx, holdIds);
  await rememberSeats(trx, holdIds);
  await deleteClaimsOfHolds(trx, holdIds);
  await markExpired(trx, holdIds);
  const moves: PoolMove[] = [];
  for (const given of unitsByPool(claims)) moves.push(await releasePlaces(trx, given));
  return moves;
}
