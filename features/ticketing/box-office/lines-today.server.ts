import type { Trx } from '#features/database.server.ts';
import type { LimitedLine } from './limits.ts';
import type { HeldLine, NewLine } from './line-store.server.ts';
import { findDraws } from './sale-store.server.ts';

/** The lines of a cart as one would add them today; what became the same line is one. */
export async function linesToday(trx: Trx, lines: HeldLine[]): Promise<(NewLine & LimitedLine)[]> {
  const draws = await findDraws(
    trx,
    lines.map((line) => line.poolId),
  );
  return mergedLines(
    lines.map((line) => ({
      performanceId: line.performanceId,
      poolId: line.poolId,
      priceId: line.priceId,
      maxPerPrice: line.maxPerPrice,
      maxPerOrder: line.maxPerOrder,
      ...line.today,
      poolIds: [line.poolId, ...(draws.get(line.poolId) ?? [])],
      quantity: line.quantity,
    })),
  );
}

/** One line for each pool and price. */
export function mergedLines<L extends NewLine>(lines: L[]): L[] {
  const merged = new Map<string, L>();
  for (const line of lines) {
    const key = `${line.poolId}/${line.priceId}`;
    const known = merged.get(key);
    merged.set(key, { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...merged.values()];
}
