import { addDays, type Day, weekdayOf } from '#lib/venue-time.ts';
import type { DayRange, EventFilter } from './event-filter.ts';

const SATURDAY = 6;

/** Today, as lists say it: they begin today anyway. */
export function todayOnly(today: Day): DayRange {
  return { dateTo: today };
}

/** This weekend, or what is left of it. */
export function weekend(today: Day): DayRange {
  const saturday = addDays(today, SATURDAY - weekdayOf(today));
  return saturday > today
    ? { date: saturday, dateTo: addDays(saturday, 1) }
    : { dateTo: addDays(saturday, 1) };
}

export function hasDays({ date, dateTo }: EventFilter, days: DayRange): boolean {
  return date === days.date && dateTo === days.dateTo;
}
