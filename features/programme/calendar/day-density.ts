import { addDays, type Day, daysBetween } from '#lib/venue-time.ts';

/** How many events each day has, from one day on: one character per day, so that a whole year costs the page 366 bytes. */
export interface DayDensity {
  from: Day;
  /** A digit of base 36 for the number of events, `-` for a day the venue is closed and has none. */
  marks: string;
}

/** Days the strip above the calendar shows. */
export const STRIP_DAYS = 14;
const MOST = 35;

/** A day in the range of a page. */
export interface DayAhead {
  day: Day;
  isClosed: boolean;
}

/**
 * Packs counted days, in order. Days after the last event are left out, but never days of the first two weeks.
 * @param ahead consecutive days, two weeks of them at least; counts of other days are ignored
 */
export function packDensity(
  ahead: readonly [DayAhead, ...DayAhead[]],
  counts: readonly { day: Day; count: number }[],
): DayDensity {
  const countOf = new Map(counts.map(({ day, count }) => [day, count]));
  const last = ahead.findLastIndex(({ day }) => countOf.has(day));
  const marks = ahead.slice(0, Math.max(STRIP_DAYS, last + 1)).map(({ day, isClosed }) => {
    const count = countOf.get(day) ?? 0;
    return count === 0 && isClosed ? '-' : Math.min(count, MOST).toString(36);
  });
  return { from: ahead[0].day, marks: marks.join('') };
}

/** The number of events of a day (36 and more count as 35), or that the venue is closed. */
export function densityAt({ from, marks }: DayDensity, day: Day): number | 'closed' {
  const mark = marks[daysBetween(from, day)] ?? '0';
  return mark === '-' ? 'closed' : Number.parseInt(mark, 36);
}

/** The last day of the range. */
export function lastDayOf({ from, marks }: DayDensity): Day {
  return addDays(from, marks.length - 1);
}

/** How many days have events from a day on, up to a last one if there is one. */
export function countDays({ from, marks }: DayDensity, start: Day, last?: Day): number {
  const end = last === undefined ? marks.length : Math.max(0, daysBetween(from, last) + 1);
  const days = marks.slice(Math.max(0, daysBetween(from, start)), end);
  return days.replace(/[-0]/g, '').length;
}

/** Returns the first day of the two-week strip: today, or the chosen date when it is further away. */
export function stripStart({ from }: DayDensity, date: Day | undefined): Day {
  return date !== undefined && daysBetween(from, date) >= STRIP_DAYS ? date : from;
}

export function stripDays(start: Day): Day[] {
  return Array.from({ length: STRIP_DAYS }, (_, ahead) => addDays(start, ahead));
}
