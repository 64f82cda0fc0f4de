/**
 * Shares cents out by weight, in whole cents, in the order of the weights: the shares come to exactly the amount
 * (docs/algorithms/prices.md#a-series-as-a-whole). The remainder goes one cent each to the largest remainders, equal
 * ones in their order. If all weights are zero, they count as equal.
 */
export function shareByWeight(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0 && weights.length > 0)
    return shareByWeight(
      cents,
      weights.map(() => 1),
    );
  const shares = weights.map((weight) => Math.floor((cents * weight) / sum));
  const left = cents - shares.reduce((all, share) => all + share, 0);
  const largest = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, left);
  for (const { index } of largest) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
