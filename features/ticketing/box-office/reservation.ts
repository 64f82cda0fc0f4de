import type { Instant } from '#lib/venue-time.ts';

/** How long a cart keeps its places, and how many times it may anew (docs/product/booking.md#reservation). */
const RESERVATION_MINUTES = 15;
export const MAX_RENEWALS = 10;

export function expiryFrom(now: Instant): Instant {
  return new Date(Date.parse(now) + RESERVATION_MINUTES * 60_000).toISOString();
}

/** Whether a hold still keeps its places: a comparison with the database's clock, whatever has been tidied by then. */
export function isAlive(hold: { status: string; expires_at: Instant }, now: Instant): boolean {
  return hold.status === 'active' && now < hold.expires_at;
}

/** Whether nothing can be had back of a hold: its tickets were given back, or bought. */
export function hasEnded(hold: { status: string }): boolean {
  return hold.status === 'released' || hold.status === 'converted';
}
