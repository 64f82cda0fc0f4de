import type { Instant } from '#lib/venue-time.ts';

/** Minutes a cart is held, and the maximum of renewals (docs/product/booking.md#reservation). */
export const HOLD_MINUTES = 15;
export const RENEWAL_LIMIT = 10;

/** Below these seconds the visitor is warned, with a button that renews. */
export const WARNINGS = [120, 60] as const;

/** Minutes that are said aloud when they begin. */
const SPOKEN_MINUTES = [10, 5, 2, 1];

/**
 * Offset of the server's clock from the visitor's, in ms. `serverNow` was true `ageMs` ago: the time since the server's
 * answer.
 */
export function clockOffset(serverNow: Instant, clientNow: number, ageMs: number): number {
  return Date.parse(serverNow) + ageMs - clientNow;
}

/** Whole seconds left, never below 0. The visitor's clock counts only together with its offset. */
export function secondsLeft(expiresAt: Instant, clientNow: number, offset: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - clientNow - offset) / 1000));
}

/** `11:42` */
export function minutesAndSeconds(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${rest}`;
}

/** Holes still filled: one empties with every minute that is over. */
export function startedMinutes(seconds: number): number {
  return Math.min(HOLD_MINUTES, Math.ceil(seconds / 60));
}

/** The minute to be said now that the seconds went from one value to another; `null` almost always. */
export function spokenMinute(before: number, now: number): number | null {
  return SPOKEN_MINUTES.find((minute) => before > minute * 60 && now <= minute * 60) ?? null;
}

/** The current warning: the last whose seconds have started; `null` while there is time, and when it is over. */
export function warningAt(seconds: number): (typeof WARNINGS)[number] | null {
  if (seconds === 0) return null;
  return WARNINGS.findLast((limit) => seconds <= limit) ?? null;
}
