import type { Hold, Office } from '#features/box-office/holds/index.server.ts';
import {
  claimLines,
  findDraws,
  flatLines,
  isFlat,
  type PoolMove,
  type Refusal,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import type { Trx } from '#features/database.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import { otherTicketsOf, setLineQuantity } from './set-line-quantity.server.ts';

/** Tells if lines are shares of one flat price. */
export function isSamePrice(a: HeldLine, b: HeldLine): boolean {
  return isFlat(a) && isFlat(b) && a.priceId === b.priceId && a.poolId === b.poolId;
}

/**
 * Sets how many a share of a flat price has by changing how many heads there are: all shares are split again, and none of one takes the whole price out
 * of the cart. Refused with `LIMIT` beyond its heads where no further ones are sold.
 */
export async function changeFlatPrice(
  office: Office,
  trx: Trx,
  {
    hold,
    line,
    lines,
    quantity,
    moves,
  }: { hold: Hold; line: HeldLine; lines: readonly HeldLine[]; quantity: number; moves: PoolMove[] },
): Promise<Result<null, Refusal>> {
  const own = lines.filter((each) => isSamePrice(each, line));
  const heads = own.reduce((sum, each) => sum + each.quantity, 0) + quantity - line.quantity;
  const cents = Math.max(...own.map((each) => each.cents));
  const split = flatLines(quantity === 0 ? [] : [{ ...line, cents, quantity: heads }]);
  if (!split.ok) return split;
  const wanted = split.value;
  for (const share of own) {
    const next = wanted.find((each) => each.cents === share.cents)?.quantity ?? 0;
    if (next === share.quantity) continue;
    const besides = otherTicketsOf(share, lines);
    const set = await setLineQuantity(office, trx, {
      ...{ holdId: hold.id, line: share, quantity: next, besides, moves },
    });
    if (!set.ok) return set;
  }
  const missing = wanted.filter((each) => own.every((share) => share.cents !== each.cents));
  if (missing.length === 0) return succeed(null);
  const draws = await findDraws(trx, [line.poolId]);
  const poolIds = [line.poolId, ...(draws.get(line.poolId) ?? [])];
  return claimLines(office, trx, {
    ...{ holdId: hold.id, lines: missing.map((each) => ({ ...each, poolIds, series: null })), moves },
  });
}
