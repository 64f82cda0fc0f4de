import { type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** Source of the time. No other code in the product may ask the system for it, so tests can stop or jump time. */
export interface Clock {
  now(): Instant;
  /** The same in milliseconds since 1970, for hot paths. */
  time(): number;
  /** The venue's day, not the visitor's. */
  today(): Day;
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  time: () => Date.now(),
  today: () => dayOf(new Date().toISOString()),
};

/**
 * A clock for tests: stands at `start` until it is moved.
 * @internal
 */
export function createFixedClock(
  start: Instant,
): Clock & { set(instant: Instant): void; advance(seconds: number): void } {
  let current = start;
  return {
    now: () => current,
    time: () => Date.parse(current),
    today: () => dayOf(current),
    set(instant) {
      current = instant;
    },
    advance(seconds) {
      current = new Date(Date.parse(current) + seconds * 1000).toISOString();
    },
  };
}
