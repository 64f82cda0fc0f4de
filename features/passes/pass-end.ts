import { instantAt } from '#lib/venue-instant.ts';
import { addDays, dayOf, type Instant } from '#lib/venue-time.ts';

/**
 * Until when a pass is valid that is bought at a moment, not included: so many whole days after the day it is bought, or a day that is the
 * same for all, whichever comes first. `null` where neither is told, or that moment has passed.
 */
export function endOfPass(
  { validDays, validUntil }: { validDays: number | null; validUntil: Instant | null },
  now: Instant,
): Instant | null {
  const byDays =
    validDays === null
      ? null
      : new Date(instantAt(addDays(dayOf(now), validDays + 1), '00:00')).toISOString();
  const [end] = [byDays, validUntil].filter((each) => each !== null).toSorted();
  return end !== undefined && end > now ? end : null;
}
