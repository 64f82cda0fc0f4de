import { digestOf } from '../digest.server.ts';

interface Content {
  performanceId: number;
  poolId: number;
  priceId: number;
  cents: number;
  quantity: number;
}

/** A fingerprint of tickets, prices and what a coupon takes off: two carts with the same one hold the same, and cost the same. */
export function contentsOf(lines: Content[], coupon: { id: number; reductionCents: number } | null): string {
  const parts = lines.map(({ performanceId, poolId, priceId, cents, quantity }) =>
    [performanceId, poolId, priceId, cents, quantity].join(' '),
  );
  const reduction = coupon ? [`coupon ${coupon.id} ${coupon.reductionCents}`] : [];
  return digestOf(...parts.toSorted(), ...reduction);
}
