/** Places taken from, or returned to, a pool. */
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

/** A request for tickets that each take `units` places from every one of `poolIds`. */
export interface TicketRequest {
  poolIds: number[];
  units: number;
  quantity: number;
}

/** As many tickets of each request as the free places allow, the first requests first. */
export function allocate<W extends TicketRequest>(free: ReadonlyMap<number, number>, requests: W[]): W[] {
  const left = new Map(free);
  return requests.map((request) => {
    const room = Math.min(...request.poolIds.map((id) => Math.floor((left.get(id) ?? 0) / request.units)));
    const quantity = Math.max(0, Math.min(request.quantity, room));
    for (const id of request.poolIds) left.set(id, (left.get(id) ?? 0) - quantity * request.units);
    return { ...request, quantity };
  });
}
