import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/**
 * End of a pass bought at a moment, exclusive: a number of whole days after the day of purchase, or a fixed day, whichever
 * comes first. `null` when neither is set, or the moment has passed.
 */
export function endOfPass(
  { validDays, validUntil }: { validDays: number | null; validUntil: Instant | null },
  now: Instant,
): Instant | null {
  const byDays = validDays === null ? null : endAfter(addDays(dayOf(now), validDays));
  const [end] = [byDays, validUntil].filter((each) => each !== null).toSorted();
  return end !== undefined && end > now ? end : null;
}

/** Until when, not included, somebody can come whose last day it is. */
export function endAfter(lastDay: Day): Instant {
  return new Date(instantAt(addDays(lastDay, 1), '00:00')).toISOString();
}
