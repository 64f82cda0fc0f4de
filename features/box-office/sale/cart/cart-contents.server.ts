import type { Instant } from '#lib/venue-time.ts';
import { digestOf } from '#platform/digest.server.ts';

interface Content {
  performanceId: number;
  poolId: number;
  priceId: number;
  cents: number;
  quantity: number;
  series?: { seriesId: number; cents: number } | null;
  /** When its event begins, as far as that is to be distinguished. */
  beginsAt?: Instant | null;
}

/**
 * A fingerprint of tickets, their dates, prices, and the effects of coupon and pass: two carts with the same one contain and
 * cost the same.
 */
export function contentsOf(
  lines: Content[],
  coupon: { id: number; reductionCents: number } | null,
  pass: { id: number; visits: number } | null,
): string {
  const parts = lines.map(({ performanceId, poolId, priceId, cents, quantity, series, beginsAt }) =>
    [
      ...[performanceId, poolId, priceId, cents, quantity],
      ...(beginsAt ? [beginsAt] : []),
      ...(series ? ['series', series.seriesId, series.cents] : []),
    ].join(' '),
  );
  const reduction = coupon ? [`coupon ${coupon.id} ${coupon.reductionCents}`] : [];
  const visits = pass ? [`pass ${pass.id} ${pass.visits}`] : [];
  return digestOf(...parts.toSorted(), ...reduction, ...visits);
}
