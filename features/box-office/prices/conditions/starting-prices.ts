/**
 * The prices that "from" may name: those above zero that ask no proof, since nobody pays less without one, and that are
 * not for groups; all of them where each asks one, or is for groups (docs/algorithms/prices.md#conditions).
 */
export function startingPrices<P extends { cents: number; proof: unknown; groupFrom: number | null }>(
  prices: readonly P[],
): P[] {
  const above = prices.filter(({ cents }) => cents > 0);
  const forEverybody = above.filter(({ groupFrom }) => groupFrom === null);
  const charged = forEverybody.length > 0 ? forEverybody : above;
  const open = charged.filter(({ proof }) => proof === null);
  return open.length > 0 ? open : charged;
}
