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

/** Recurrence rule of an event. */
export interface Rule {
  from: Day;
  until: Day;
  /** 1 = Monday … 7 = Sunday. */
  weekdays: readonly number[];
}

/** Two years of days; more is a slip of the keys. */
const MAX_DAYS = 731;

/** The days of a rule, both ends included; none for a rule that is not whole, ends before it begins, or has no end. */
export function daysOf({ from, until, weekdays }: Rule): Day[] {
  if (!isDay(from) || !isDay(until)) return [];
  const count = daysBetween(from, until) + 1;
  if (count < 1 || count > MAX_DAYS) return [];
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

/** Days of a run that were created, and those that were refused with the error of each. */
export interface DatesRun {
  planned: readonly Day[];
  refused: readonly { day: Day; error: unknown }[];
}

/** Creates a date on each day, one after the other; a refused one does not keep the others back. */
export async function planDates(
  days: readonly Day[],
  create: (day: Day) => Promise<unknown>,
): Promise<DatesRun> {
  const planned: Day[] = [];
  const refused: { day: Day; error: unknown }[] = [];
  for (const day of days)
    await create(day).then(
      () => planned.push(day),
      (error: unknown) => refused.push({ day, error }),
    );
  return { planned, refused };
}

/** Refused days by reason, in the order in which they were tried. */
export function daysByReason(
  refused: DatesRun['refused'],
  reasonOf: (error: unknown) => string,
): { reason: string; days: Day[] }[] {
  const found = new Map<string, Day[]>();
  for (const { day, error } of refused) {
    const reason = reasonOf(error);
    found.set(reason, [...(found.get(reason) ?? []), day]);
  }
  return [...found].map(([reason, days]) => ({ reason, days }));
}
