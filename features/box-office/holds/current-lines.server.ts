import type { OrderedItem, SaleItem } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { ConditionedLine } from './conditions-of-cart.ts';
import { flatLines, isFlat } from './flat-lines.ts';
import type { HeldLine, NewLine } from './held-line.ts';
import type { LimitedLine } from './limits.ts';
import { currentCents } from './line-store.server.ts';
import { findDraws } from './sale-store.server.ts';

/** A line that is about to be written, with all that decides whether it may be. */
export type LineToAdd = NewLine & LimitedLine & ConditionedLine;

/** Lines of a cart bought outside a series, with today's terms; lines that became identical are merged. */
export async function currentLines(trx: Trx, lines: HeldLine[], now: Instant): Promise<LineToAdd[]> {
  const draws = await findDraws(
    trx,
    lines.map((line) => line.poolId),
  );
  return mergedLines(
    lines.map((line) => ({
      ...line,
      cents: isFlat(line) ? line.listed.cents : currentCents(line, now),
      units: line.listed.units,
      poolIds: [line.poolId, ...(draws.get(line.poolId) ?? [])],
      quantity: line.quantity,
    })),
  );
}

/** One line for each pool and price, and for each share of a flat price; more than it is sold for is left out. */
export function mergedLines(lines: readonly LineToAdd[]): LineToAdd[] {
  const merged = new Map<string, LineToAdd>();
  for (const line of lines) {
    const key = `${line.poolId}/${line.priceId}`;
    const known = merged.get(key);
    const cents = isFlat(line) ? Math.max(line.cents, known?.cents ?? 0) : line.cents;
    merged.set(key, { ...line, cents, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...merged.values()].flatMap((line) => {
    const { flat } = line.conditions;
    const most = flat !== null && flat.furtherCents === null ? flat.heads : line.quantity;
    const split = flatLines([{ ...line, quantity: Math.min(line.quantity, most) }]);
    return split.ok ? split.value : [];
  });
}

/** Reads the ordered items as lines, with the pools each draws on. Only timeslots draw on more than their own. */
export async function withPools(
  trx: Trx,
  ordered: OrderedItem[],
): Promise<(LineToAdd & Pick<SaleItem, 'free' | 'planGroup'>)[]> {
  const slots = ordered.filter(({ item }) => item.blockId !== null).map(({ item }) => item.poolId);
  const draws = slots.length > 0 ? await findDraws(trx, slots) : new Map<number, number[]>();
  return ordered.map(({ item, quantity }) => ({
    ...item,
    quantity,
    poolIds: [item.poolId, ...(draws.get(item.poolId) ?? [])],
  }));
}
