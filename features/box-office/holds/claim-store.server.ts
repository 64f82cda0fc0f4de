import type { Trx } from '#features/database.server.ts';
import type { PoolUnits } from './units.ts';

/** Records the places lines have taken from pools: the record by which they are released, exactly and once. */
export async function addClaims(trx: Trx, claims: (PoolUnits & { lineId: number })[]): Promise<void> {
  await trx
    .insertInto('pool_claims')
    .values(claims.map(({ lineId, poolId, units }) => ({ hold_line_id: lineId, pool_id: poolId, units })))
    .onConflict((conflict) =>
      conflict
        .columns(['hold_line_id', 'pool_id'])
        .doUpdateSet((eb) => ({ units: eb('pool_claims.units', '+', eb.ref('excluded.units')) })),
    )
    .execute();
}

/** A line draws the same number of places from each of its pools. */
export async function setUnits(trx: Trx, lineId: number, units: number): Promise<void> {
  await trx.updateTable('pool_claims').set({ units }).where('hold_line_id', '=', lineId).execute();
}

export async function findClaims(trx: Trx, lineId: number): Promise<PoolUnits[]> {
  return trx
    .selectFrom('pool_claims')
    .select(['pool_id as poolId', 'units'])
    .where('hold_line_id', '=', lineId)
    .execute();
}

/** Reads the places holds have taken from pools. */
export async function findClaimsOfHolds(trx: Trx, holdIds: number[]): Promise<PoolUnits[]> {
  return trx
    .selectFrom('pool_claims')
    .innerJoin('hold_lines', 'hold_lines.id', 'pool_claims.hold_line_id')
    .select(['pool_claims.pool_id as poolId', 'pool_claims.units'])
    .where('hold_lines.hold_id', 'in', holdIds)
    .execute();
}

/** The pools each line of a hold draws on. */
export async function findPoolsByLine(trx: Trx, holdId: number): Promise<Map<number, number[]>> {
  const rows = await trx
    .selectFrom('pool_claims')
    .innerJoin('hold_lines', 'hold_lines.id', 'pool_claims.hold_line_id')
    .select(['hold_lines.id', 'pool_claims.pool_id as poolId'])
    .where('hold_lines.hold_id', '=', holdId)
    .execute();
  const pools = new Map<number, number[]>();
  for (const { id, poolId } of rows) pools.set(id, [...(pools.get(id) ?? []), poolId]);
  return pools;
}

export async function deleteClaimsOfHolds(trx: Trx, holdIds: number[]): Promise<void> {
  await trx
    .deleteFrom('pool_claims')
    .where('hold_line_id', 'in', (eb) =>
      eb.selectFrom('hold_lines').select('id').where('hold_id', 'in', holdIds),
    )
    .execute();
}
