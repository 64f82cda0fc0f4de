import type { Instant } from '#lib/venue-time.ts';

/** The instant that many milliseconds ago. */
export function instantBefore(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) - milliseconds).toISOString();
}
