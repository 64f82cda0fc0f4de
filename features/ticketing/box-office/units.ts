/** Places taken from, or given back to, a pool. */
export interface PoolUnits {
  poolId: number;
  units: number;
}

/** Sums up by pool, in the one order in which pools are locked: by id. */
export function unitsByPool(claims: PoolUnits[]): PoolUnits[] {
  const sums = new Map<number, number>();
  for (const { poolId, units } of claims) sums.set(poolId, (sums.get(poolId) ?? 0) + units);
  return [...sums].map(([poolId, units]) => ({ poolId, units })).sort((a, b) => a.poolId - b.poolId);
}

/** A wish for tickets that each take `units` places from every one of `poolIds`. */
export interface Wish {
  poolIds: number[];
  units: number;
  quantity: number;
}

/** As many tickets of each wish as the free places allow, the first wishes first. */
export function fitInto<W extends Wish>(free: ReadonlyMap<number, number>, wishes: W[]): W[] {
  const left = new Map(free);
  return wishes.map((wish) => {
    const room = Math.min(...wish.poolIds.map((id) => Math.floor((left.get(id) ?? 0) / wish.units)));
    const quantity = Math.max(0, Math.min(wish.quantity, room));
    for (const id of wish.poolIds) left.set(id, (left.get(id) ?? 0) - quantity * wish.units);
    return { ...wish, quantity };
  });
}
