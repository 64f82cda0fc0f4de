import type { Instant } from './venue-time.ts';

/** Seconds from `now` until the first of some instants; infinitely many when there is none. */
export function secondsUntil(instants: readonly (Instant | null)[], now: Instant): number {
  const seconds = instants
    .filter((at) => at !== null)
    .map((at) => Math.ceil((Date.parse(at) - Date.parse(now)) / 1000));
  return Math.min(Number.POSITIVE_INFINITY, ...seconds);
}
