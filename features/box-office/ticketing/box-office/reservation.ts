import type { Instant } from '#lib/venue-time.ts';

/** How long a cart keeps its places, and how many times it may anew (docs/product/booking.md#reservation). */
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
 * Whether a hold still keeps its places and may be changed: a comparison with the database's clock, whatever has been tidied by
 * then.
 */
export function isAlive(hold: TimedHold, now: Instant): boolean {
  return keepsPlaces(hold, now) && !hold.in_payment;
}

/** Whether somebody is paying for a hold, which keeps its places meanwhile. */
export function isInPayment(hold: TimedHold, now: Instant): boolean {
  return keepsPlaces(hold, now) && hold.in_payment;
}

function keepsPlaces({ status, expires_at }: TimedHold, now: Instant): boolean {
  return status === 'active' && now < expires_at;
}

/** Whether nothing can be had back of a hold: its tickets were given back, or bought. */
export function hasEnded(hold: { status: string }): boolean {
  return hold.status === 'released' || hold.status === 'converted';
}
