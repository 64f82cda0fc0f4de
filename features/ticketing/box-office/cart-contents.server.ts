import { digestOf } from '../digest.server.ts';

interface Content {
  performanceId: number;
  poolId: number;
  priceId: number;
  cents: number;
  quantity: number;
  series?: { seriesId: number; cents: number } | null;
}

/** A fingerprint of tickets, prices and what coupon and pass do: two carts with the same one hold the same, and cost the same. */
export function contentsOf(
  lines: Content[],
  coupon: { id: number; reductionCents: number } | null,
  pass: { id: number; visits: number } | null,
): string {
  const parts = lines.map(({ performanceId, poolId, priceId, cents, quantity, series }) =>
    [
      ...[performanceId, poolId, priceId, cents, quantity],
      ...(series ? ['series', series.seriesId, series.cents] : []),
    ].join(' '),
  );
  const reduction = coupon ? [`coupon ${coupon.id} ${coupon.reductionCents}`] : [];
  const visits = pass ? [`pass ${pass.id} ${pass.visits}`] : [];
  return digestOf(...parts.toSorted(), ...reduction, ...visits);
}
