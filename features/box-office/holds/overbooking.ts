/** A pool of a date, and how many places were added to it. */
export interface OverbookedPool {
  /** `null` for a venue bucket, in which the same places are counted once more. */
  seatGroupId: number | null;
  overbooked: number;
}

/** Places sold beyond those of a date: the sum of its seat groups, or what the fullest venue bucket has more. */
export function overbookedPlaces(pools: readonly OverbookedPool[]): number {
  const ofGroups = pools.reduce(
    (sum, { seatGroupId, overbooked }) => sum + (seatGroupId === null ? 0 : overbooked),
    0,
  );
  return Math.max(ofGroups, ...pools.map(({ overbooked }) => overbooked));
}
