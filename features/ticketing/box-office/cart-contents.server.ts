import { digestOf } from '../digest.server.ts';

interface Content {
  performanceId: number;
  poolId: number;
  priceId: number;
  cents: number;
  quantity: number;
}

/** A fingerprint of tickets and prices: two carts with the same one hold the same. */
export function contentsOf(lines: Content[]): string {
  const parts = lines.map(({ performanceId, poolId, priceId, cents, quantity }) =>
    [performanceId, poolId, priceId, cents, quantity].join(' '),
  );
  return digestOf(...parts.toSorted());
}
