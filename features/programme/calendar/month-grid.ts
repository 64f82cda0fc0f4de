import { addDays, type Day, weekdayOf } from '#lib/venue-time.ts';

/** A month of a year, `YYYY-MM`. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month that many months later or, negative, earlier. */
export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00.000Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The weeks of a month from Monday to Sunday; `null` where a week's day belongs to another month. */
export function monthWeeks(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  let day = addDays(first, 1 - weekdayOf(first));
  const weeks: (Day | null)[][] = [];
  while (monthOf(day) <= month) {
    const week = Array.from({ length: 7 }, (_, weekday) => addDays(day, weekday));
    weeks.push(week.map((date) => (monthOf(date) === month ? date : null)));
    day = addDays(day, 7);
  }
  return weeks;
}
