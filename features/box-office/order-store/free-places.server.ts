import { type PoolMove, unitsByPool, unsellPlaces } from '#features/box-office/holds/index.server.ts';
import type { PoolUnits } from '#features/box-office/holds/index.ts';
import type { Trx } from '#features/database.server.ts';
import { deleteTicketClaims } from './ticket-store.server.ts';

/** Releases the places of cancelled tickets, in the lock order of pools. */
export async function freePlaces(trx: Trx, ticketIds: number[]): Promise<PoolMove[]> {
  const claims: PoolUnits[] = [];
  for (const id of ticketIds) claims.push(...(await deleteTicketClaims(trx, id)));
  const moves: PoolMove[] = [];
  for (const claim of unitsByPool(claims)) moves.push(await unsellPlaces(trx, claim));
  return moves;
}
