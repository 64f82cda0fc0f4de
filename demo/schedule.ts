import type { DemoOpeningHours, DemoSchedule } from './content/types.ts';

const DAY_MS = 86_400_000;

function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

function dayText(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** 1 = Monday … 7 = Sunday; day 0 of the epoch was a Thursday. */
function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

/** The number of the Monday on or before a day: two days of one week share it. */
function mondayOf(number: number): number {
  return number - weekdayOf(number) + 1;
}

/**
 * All starts of a production. Takes its schedules and the demo's start day (`YYYY-MM-DD`); gives venue-local days and
 * `HH:mm` times, sorted, without duplicates. `everyWeeks` counts from the week (Monday to Sunday) that holds the
 * schedule's first day, so two schedules can alternate.
 */
export function expandSchedule(schedule: DemoSchedule[], startDay: string): { day: string; time: string }[] {
  const start = dayNumber(startDay);
  const keys = new Set<string>();
  for (const rule of schedule) {
    const first = start + rule.fromDay;
    const everyWeeks = rule.everyWeeks ?? 1;
    for (let number = first; number <= start + rule.toDay; number++) {
      const week = (mondayOf(number) - mondayOf(first)) / 7;
      if (week % everyWeeks !== 0 || !rule.weekdays.includes(weekdayOf(number))) continue;
      for (const time of rule.times) keys.add(`${dayText(number)} ${time}`);
    }
  }
  return [...keys].sort().map((key) => ({ day: key.slice(0, 10), time: key.slice(11) }));
}

/**
 * The days (`YYYY-MM-DD`) from `fromDay` to `toDay` around the start day on which an exception closes the venue, such
 * as Christmas Eve: nothing is played then, whatever a schedule says.
 */
export function closedDays(
  exceptions: DemoOpeningHours['exceptions'],
  startDay: string,
  fromDay: number,
  toDay: number,
): Set<string> {
  const start = dayNumber(startDay);
  const closed = exceptions.filter((exception) => exception.closed).map((exception) => exception.day);
  const days = new Set<string>();
  for (let number = start + fromDay; number <= start + toDay; number++) {
    const text = dayText(number);
    const [, month, date] = text.split('-').map(Number);
    const isClosed = closed.some((day) =>
      'offset' in day ? number === start + day.offset : day.month === month && day.day === date,
    );
    if (isClosed) days.add(text);
  }
  return days;
}
