import type { Office, PoolMove } from '#features/box-office/holds/index.server.ts';
import {
  addClaims,
  claimUnits,
  findDraws,
  type Hold,
  type Refusal,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Result } from '#lib/result.ts';

/** The same places, all or none: those of a pool are interchangeable. Paid purchases take precedence over the waiting list. */
export async function reclaimPlaces(
  office: Office,
  trx: Trx,
  { hold, lines, moves }: { hold: Hold; lines: HeldLine[]; moves: PoolMove[] },
): Promise<Result<null, Refusal>> {
  const draws = await findDraws(
    trx,
    lines.map((line) => line.poolId),
  );
  const claims = lines.flatMap(({ id, poolId, quantity, units }) =>
    [poolId, ...(draws.get(poolId) ?? [])].map((each) => ({
      lineId: id,
      poolId: each,
      units: quantity * units,
    })),
  );
  await addClaims(trx, claimsByLine(claims));
  await updateHold(trx, hold, { status: 'active' });
  return claimUnits(office, trx, claims, { holdId: hold.id, moves, audience: 'waiting-list' });
}

/** One claim for each line and pool: tickets bought with a series and separately may share a line. */
function claimsByLine<C extends { lineId: number; poolId: number; units: number }>(claims: C[]): C[] {
  const groups = Map.groupBy(claims, ({ lineId, poolId }) => `${lineId} ${poolId}`);
  return [...groups.values()].map((each) => ({
    ...(each[0] as C),
    units: each.reduce((sum, { units }) => sum + units, 0),
  }));
}
