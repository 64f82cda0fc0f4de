import type { Language } from './localized.ts';
import { addDays, type NameWidth, weekdayName } from './venue-time.ts';

/** The days of a week by their numbers, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The first of 2024 was a Monday. */
const MONDAY = '2024-01-01';

/** Returns the name of a weekday by its number: 1 is Monday, 7 is Sunday. */
export function nameOfWeekday(weekday: number, language: Language, width: NameWidth = 'long'): string {
  return weekdayName(addDays(MONDAY, weekday - 1), language, width);
}
