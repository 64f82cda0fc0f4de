const WHOLE = 10_000;

/**
 * Splits `netCents` among gross amounts, in cents, so that the net shares come to exactly `netCents`: the cents that
 * rounding leaves over go to the largest, where they weigh least.
 */
export function shareNet(
  gross: readonly number[],
  { basisPoints, netCents }: { basisPoints: number; netCents: number },
): number[] {
  const net = gross.map((cents) => Math.round((cents * WHOLE) / (WHOLE + basisPoints)));
  const largestFirst = net
    .map((_, at) => at)
    .toSorted((a, b) => Math.abs(gross[b] ?? 0) - Math.abs(gross[a] ?? 0));
  let left = netCents - net.reduce((sum, cents) => sum + cents, 0);
  for (let turn = 0; left !== 0 && largestFirst.length > 0; turn += 1) {
    const at = largestFirst[turn % largestFirst.length] as number;
    const step = Math.sign(left);
    net[at] = (net[at] ?? 0) + step;
    left -= step;
  }
  return net;
}
