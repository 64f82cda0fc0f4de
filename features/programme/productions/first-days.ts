import { addDays, type Day } from '#lib/venue-time.ts';

/** The first day of each of the next months, the month of `today` not among them. */
export function firstDays(today: Day, months: number): Day[] {
  const days: Day[] = [];
  let first = `${today.slice(0, 7)}-01`;
  while (days.length < months) {
    // Every month ends within 31 days: from there it is the next one's first.
    first = `${addDays(first, 31).slice(0, 7)}-01`;
    days.push(first);
  }
  return days;
}
