import type { Day } from '#lib/venue-time.ts';
import { type DayRange, type EventFilter, withoutDays } from './event-filter.ts';

/**
 * Returns the filter after a click on a day of the month: it sets the first day, or the last one if a first day is
 * already chosen. With both chosen, or on a day before the first, it starts a new range. Today alone is no choice,
 * because lists begin there.
 */
export function withDay(filter: EventFilter, day: Day, today: Day): EventFilter {
  const { date, dateTo } = filter;
  const isToday = date === undefined && dateTo === today;
  if (isToday && day > today) return { ...withoutDays(filter), dateTo: day };
  if (date !== undefined && dateTo === undefined && day >= date) return { ...filter, dateTo: day };
  return day === today ? withoutDays(filter) : { ...withoutDays(filter), date: day };
}

/** Returns the position of a day in the chosen range; without a choice the list begins with today. */
export function placeOfDay({ date, dateTo }: DayRange, day: Day, today: Day): 'end' | 'between' | null {
  const first = date ?? today;
  if (day === first || day === dateTo) return 'end';
  return dateTo !== undefined && day > first && day < dateTo ? 'between' : null;
}
