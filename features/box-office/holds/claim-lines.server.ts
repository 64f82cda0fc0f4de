import { fitSeats, type SeatRequest } from '#features/box-office/seating/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Office } from './dependencies.server.ts';
import type { NewLine } from './held-line.ts';
import { addLines } from './line-store.server.ts';
import { type Audience, type PoolMove, releasePlaces } from './pool-store.server.ts';
import type { Refusal } from './run-with-retry.server.ts';
import { type PoolUnits, unitsByPool } from './units.ts';

/** Writes lines into a locked hold and takes their places: last, so that popular pools are locked only briefly. */
export async function claimLines(
  office: Office,
  trx: Trx,
  { lines, ...claim }: NewLines,
): Promise<Result<null, Refusal>> {
  await addLines(trx, claim.holdId, lines);
  return claimUnits(office, trx, lines.flatMap(claimsOf), claim);
}

interface Claim {
  /** The hold whose lines take them. */
  holdId: number;
  moves: PoolMove[];
  audience?: Audience | undefined;
  /** How they want to sit; by default anywhere. */
  seating?: SeatRequest | undefined;
}

interface NewLines extends Claim {
  lines: NewLine[];
}

const ANYWHERE: SeatRequest = { consent: 'anywhere' };

/** Takes places for lines that are written from all pools in the order of their ids, and their seats; or refuses. */
export async function claimUnits(
  office: Office,
  trx: Trx,
  wanted: PoolUnits[],
  { holdId, moves, audience, seating = ANYWHERE }: Claim,
): Promise<Result<null, Refusal>> {
  const sorted = unitsByPool(wanted);
  const taken: PoolMove[] = [];
  for (const pool of sorted) {
    const move = await office.guard.take(trx, pool, audience);
    if (!move) return fail({ code: 'NOT_ENOUGH', shortOf: sorted });
    taken.push(move);
  }
  moves.push(...taken);
  if (!taken.some(({ isSeated }) => isSeated)) return succeed(null);
  const seated = await fitSeats(trx, { holdId }, seating, office.db);
  // Those of carts whose time is over may be the seats that are missing.
  return seated.ok ? seated : fail({ ...seated.error, shortOf: sorted });
}

/** Returns places of lines that became smaller, and the seats that are too many. */
export async function returnUnits(
  office: Office,
  trx: Trx,
  given: PoolUnits[],
  { holdId, moves }: Pick<Claim, 'holdId' | 'moves'>,
): Promise<void> {
  const returned: PoolMove[] = [];
  for (const units of unitsByPool(given)) returned.push(await releasePlaces(trx, units));
  moves.push(...returned);
  if (returned.some(({ isSeated }) => isSeated)) await fitSeats(trx, { holdId }, ANYWHERE, office.db);
}

/** The places a line takes, from each of its pools. */
export function claimsOf(line: NewLine): PoolUnits[] {
  return line.poolIds.map((poolId) => ({ poolId, units: line.quantity * line.units }));
}
