/**
 * The prices that "from" may name: those above zero that ask no proof, since nobody pays less without one; all of them
 * where each asks one (docs/algorithms/prices.md#conditions).
 */
export function startingPrices<P extends { cents: number; proof: unknown }>(prices: readonly P[]): P[] {
  const charged = prices.filter(({ cents }) => cents > 0);
  const open = charged.filter(({ proof }) => proof === null);
  return open.length > 0 ? open : charged;
}
