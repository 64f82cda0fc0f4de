import type { Day } from '#lib/venue-time.ts';
import { type DayRange, type EventFilter, withoutDays } from './event-filter.ts';

/**
 * What a press on a day of the month chooses: the first day, or with a first day chosen the last one. With both, or on a day
 * before the first, it begins anew. Today alone is no choice: lists begin there.
 */
export function withDay(filter: EventFilter, day: Day, today: Day): EventFilter {
  const { date, dateTo } = filter;
  const isToday = date === undefined && dateTo === today;
  if (isToday && day > today) return { ...withoutDays(filter), dateTo: day };
  if (date !== undefined && dateTo === undefined && day >= date) return { ...filter, dateTo: day };
  return day === today ? withoutDays(filter) : { ...withoutDays(filter), date: day };
}

/** Where a day stands in what is chosen; without a choice the list begins with today. */
export function placeOfDay({ date, dateTo }: DayRange, day: Day, today: Day): 'end' | 'between' | null {
  const first = date ?? today;
  if (day === first || day === dateTo) return 'end';
  return dateTo !== undefined && day > first && day < dateTo ? 'between' : null;
}
