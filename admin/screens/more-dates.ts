import { instantAt } from '../../lib/venue-instant.ts';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  isDay,
  timeOf,
  weekdayOf,
} from '../../lib/venue-time.ts';

/** Which days an event is repeated on. */
export interface Rule {
  from: Day;
  until: Day;
  /** 1 = Monday … 7 = Sunday. */
  weekdays: readonly number[];
}

/** Two years of days; more is a slip of the keys. */
const DAYS_AT_MOST = 731;

/** The days of a rule, both ends included; none for a rule that is not whole, ends before it begins, or has no end. */
export function daysOf({ from, until, weekdays }: Rule): Day[] {
  if (!isDay(from) || !isDay(until)) return [];
  const count = daysBetween(from, until) + 1;
  if (count < 1 || count > DAYS_AT_MOST) return [];
  return Array.from({ length: count }, (_, index) => addDays(from, index)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
}

/**
 * The same event on another day: from and to the same times on the venue's clocks, also when these were changed in between, and
 * as many days later where it ends after midnight.
 */
export function datesOn(
  day: Day,
  { start, end }: { start: Instant; end: Instant },
): { start: Instant; end: Instant } {
  const nights = daysBetween(dayOf(start), dayOf(end));
  return {
    start: instantAt(day, timeOf(start)),
    end: instantAt(addDays(day, nights), timeOf(end)),
  };
}
