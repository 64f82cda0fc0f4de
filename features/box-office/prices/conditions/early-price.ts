import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';
import type { EarlyPrice } from './price-conditions.ts';

/**
 * The last day an early price is had for a performance; `null` where it cannot be said, because its start is not known. Days are those
 * of the venue.
 */
export function lastEarlyDay({ until, daysBefore }: EarlyPrice, startsAt: Instant | null): Day | null {
  if (daysBefore === null) return until;
  if (startsAt === null) return null;
  const before = addDays(dayOf(startsAt), -daysBefore);
  return until !== null && until < before ? until : before;
}

/** Tells if the early price applies to a performance at a moment. Without a start no price is early. */
export function isEarly(early: EarlyPrice | null, startsAt: Instant | null, now: Instant): boolean {
  if (early === null) return false;
  const last = lastEarlyDay(early, startsAt);
  return last !== null && dayOf(now) <= last;
}

/** Returns the cost of a ticket of a price at a moment, in cents (docs/algorithms/prices.md#early-prices). */
export function centsAt(
  { cents, early }: { cents: number; early: EarlyPrice | null },
  startsAt: Instant | null,
  now: Instant,
): number {
  return early !== null && isEarly(early, startsAt, now) ? early.cents : cents;
}
