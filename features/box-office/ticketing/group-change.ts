import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** Last day on which a group takes places of a date back free of charge, at the venue (docs/product/groups.md#another-number). */
export const lastDayToShrink = (startsAt: Instant, daysBefore: number): Day =>
  addDays(dayOf(startsAt), -daysBefore);

/** Tells if a group may still take places back; a date without a start has no last day. */
export function mayShrink(startsAt: Instant | null, daysBefore: number, now: Instant): boolean {
  if (startsAt === null) return true;
  return now < startsAt && now < instantAt(addDays(lastDayToShrink(startsAt, daysBefore), 1), '00:00');
}
