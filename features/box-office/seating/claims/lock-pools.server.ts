import type { Trx } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Locks pools in the order of their ids, as taking places does. Weaker than `for update`: new claims only refer to a pool. */
export async function lockPools(trx: Trx, engine: Engine, poolIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('pools')
    .select('id')
    .where('id', 'in', poolIds)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}
