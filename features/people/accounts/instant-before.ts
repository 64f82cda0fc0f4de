import type { Instant } from '#lib/venue-time.ts';

/** The instant that many milliseconds ago. */
export function instantBefore(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) - milliseconds).toISOString();
}

/** The instant that many milliseconds later. */
export const instantAfter = (instant: Instant, milliseconds: number): Instant =>
  instantBefore(instant, -milliseconds);
