import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Office } from './dependencies.server.ts';
import type { NewLine } from './held-line.ts';
import { addLines } from './line-store.server.ts';
import type { Audience, PoolMove } from './pool-store.server.ts';
import type { Refusal } from './run-with-retry.server.ts';
import { type PoolUnits, unitsByPool } from './units.ts';

/** Writes lines into a locked hold and takes their places: last, so that popular pools are locked only briefly. */
export async function claimLines(
  office: Office,
  trx: Trx,
  { holdId, lines, moves, audience }: NewLines,
): Promise<Result<null, Refusal>> {
  await addLines(trx, holdId, lines);
  return claimUnits(office, trx, lines.flatMap(claimsOf), { moves, audience });
}

interface NewLines {
  holdId: number;
  lines: NewLine[];
  moves: PoolMove[];
  audience?: Audience;
}

/** Takes places from all pools in the order of their ids, or refuses. */
export async function claimUnits(
  office: Office,
  trx: Trx,
  wanted: PoolUnits[],
  { moves, audience }: { moves: PoolMove[]; audience?: Audience | undefined },
): Promise<Result<null, Refusal>> {
  const sorted = unitsByPool(wanted);
  for (const pool of sorted) {
    const move = await office.guard.take(trx, pool, audience);
    if (!move) return fail({ code: 'NOT_ENOUGH', shortOf: sorted });
    moves.push(move);
  }
  return succeed(null);
}

/** The places a line takes, from each of its pools. */
export function claimsOf(line: NewLine): PoolUnits[] {
  return line.poolIds.map((poolId) => ({ poolId, units: line.quantity * line.units }));
}
