import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Reason a pass cannot be prolonged. */
export type ProlongationRefusal = 'PASS_CANCELLED' | 'ENDS_TOO_EARLY' | 'ENDS_TOO_LATE';

/** Ten years: later dates are typing errors. */
const MAX_AHEAD_MS = 3_660 * 24 * 3_600_000;

/** Reasons a pass cannot end at `until`: it can only be extended, and a cancelled one remains so. */
export function refusalToProlong(
  { state, validUntil }: Pick<OrderPass, 'state' | 'validUntil'>,
  until: Instant,
  now: Instant,
): ProlongationRefusal | null {
  if (state === 'cancelled') return 'PASS_CANCELLED';
  if (until < validUntil || until <= now) return 'ENDS_TOO_EARLY';
  return Date.parse(until) - Date.parse(now) > MAX_AHEAD_MS ? 'ENDS_TOO_LATE' : null;
}
