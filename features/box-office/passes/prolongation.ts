import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Why a pass cannot be made to end at another moment. */
export type ProlongationRefusal = 'PASS_CANCELLED' | 'ENDS_TOO_EARLY' | 'ENDS_TOO_LATE';

/** Ten years: what lies further ahead is a slip of the pen. */
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
