import type { Instant } from '#lib/venue-time.ts';

/** Minutes a cart holds its places, and the maximum of renewals (docs/product/booking.md#reservation). */
const RESERVATION_MINUTES = 15;
export const MAX_RENEWALS = 10;

export function expiryFrom(now: Instant): Instant {
  return minutesAfter(now, RESERVATION_MINUTES);
}

export function minutesAfter(at: Instant, minutes: number): Instant {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}

interface TimedHold {
  status: string;
  expires_at: Instant;
  in_payment: boolean;
}

/**
 * Tells if a hold still keeps its places and may be changed: a comparison with the database's clock, independent of
 * how much the sweeper has cleaned up by then.
 */
export function isAlive(hold: TimedHold, now: Instant): boolean {
  return holdsPlaces(hold, now) && !hold.in_payment;
}

/** Tells if a hold is being paid; it keeps its places meanwhile. */
export function isInPayment(hold: TimedHold, now: Instant): boolean {
  return holdsPlaces(hold, now) && hold.in_payment;
}

function holdsPlaces({ status, expires_at }: TimedHold, now: Instant): boolean {
  return status === 'active' && now < expires_at;
}

/** Tells if nothing of a hold can be restored: its tickets were released, or bought. */
export function hasEnded(hold: { status: string }): boolean {
  return hold.status === 'released' || hold.status === 'converted';
}
