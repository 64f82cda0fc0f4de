import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  claimUnits,
  findClaims,
  type PoolMove,
  type Refusal,
  returnUnits,
  setQuantity,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import type { SeatRequest } from '#features/box-office/seating/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { type Result, succeed } from '#lib/result.ts';

/** Sets how many tickets a line has, and takes or releases their places; `besides`: tickets of the stored line that are no part of it. */
export async function setLineQuantity(
  office: Office,
  trx: Trx,
  {
    holdId,
    line,
    quantity,
    besides,
    moves,
    seating,
  }: {
    holdId: number;
    line: HeldLine;
    quantity: number;
    besides: number;
    moves: PoolMove[];
    seating?: SeatRequest;
  },
): Promise<Result<null, Refusal>> {
  const claims = await findClaims(trx, line.id);
  await setQuantity(trx, line, quantity, besides);
  const units = Math.abs(quantity - line.quantity) * line.units;
  const difference = claims.map(({ poolId }) => ({ poolId, units }));
  if (quantity > line.quantity) return claimUnits(office, trx, difference, { holdId, moves, seating });
  await returnUnits(office, trx, difference, { holdId, moves });
  return succeed(null);
}

/** How many tickets of a stored line are no part of this one. */
export function otherTicketsOf(line: HeldLine, lines: readonly HeldLine[]): number {
  return lines.reduce((sum, each) => sum + (each !== line && each.id === line.id ? each.quantity : 0), 0);
}
