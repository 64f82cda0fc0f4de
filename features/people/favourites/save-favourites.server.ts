import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { existingEvents, writeFavourites } from './store.server.ts';

/** Stores somebody's list and returns the stored one: each event once, unknown ones left out. */
export async function saveFavourites(
  { db, engine }: { db: Db; engine: Engine },
  principal: Principal,
  ids: number[],
): Promise<number[]> {
  return inTransaction(db, async (trx) => {
    // Two tabs may send the list at once.
    await lockWithin(trx, engine, 'favourites', principal.id);
    const stored = await existingEvents(trx, [...new Set(ids)]);
    await writeFavourites(trx, principal.id, stored);
    return stored;
  });
}
