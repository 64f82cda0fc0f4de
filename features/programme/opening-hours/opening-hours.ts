import type { Localized } from '#lib/localized.ts';
import { addDays, type Day, type WallTime, weekdayOf } from '#lib/venue-time.ts';

export interface TimeRange {
  from: WallTime;
  to: WallTime;
}

/** A stored entry: a range, or a closed day, with a text that may replace the times. */
export interface OpeningHoursEntry {
  timeFrom: WallTime | null;
  timeTo: WallTime | null;
  closed: boolean;
  alternativeText: Localized | null;
  alternativeLinkUrl: string | null;
}

/** The rules of the week and the days that differ from it. */
export interface OpeningHoursRules {
  week: (OpeningHoursEntry & { weekday: number })[];
  exceptions: (OpeningHoursEntry & { day: Day })[];
}

/** The hours of one day. */
export interface HoursOfDay {
  day: Day;
  /** Sorted, without overlaps; empty when closed. */
  ranges: TimeRange[];
  isException: boolean;
  /** True if the day is marked as closed; a day may also have no ranges because its text tells more. */
  isClosed: boolean;
  alternativeText: Localized | null;
  alternativeLinkUrl: string | null;
}

/**
 * Returns the hours that apply on a day: its exceptions if there are any, otherwise its weekday. One closed exception
 * closes the day, whatever the others say. The one function behind header, footer, detail pages and structured data.
 */
export function hoursOf(day: Day, rules: OpeningHoursRules): HoursOfDay {
  const exceptions = rules.exceptions.filter((entry) => entry.day === day);
  const isException = exceptions.length > 0;
  const entries: OpeningHoursEntry[] = isException
    ? exceptions
    : rules.week.filter((entry) => entry.weekday === weekdayOf(day));
  const closed = entries.some((entry) => entry.closed);
  const described = entries.find((entry) => entry.alternativeText !== null);
  return {
    day,
    ranges: closed ? [] : mergeRanges(entries),
    isException,
    isClosed: closed,
    alternativeText: described?.alternativeText ?? null,
    alternativeLinkUrl: described?.alternativeLinkUrl ?? null,
  };
}

function mergeRanges(entries: OpeningHoursEntry[]): TimeRange[] {
  const ranges: TimeRange[] = [];
  const sorted = entries
    .flatMap(({ timeFrom, timeTo }) =>
      timeFrom !== null && timeTo !== null && timeFrom < timeTo ? [{ from: timeFrom, to: timeTo }] : [],
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const range of sorted) {
    const last = ranges.at(-1);
    if (!last || range.from > last.to) ranges.push({ ...range });
    else if (range.to > last.to) last.to = range.to;
  }
  return ranges;
}

/**
 * `early`: opens later today; `open`; `late`: over for today, or closed all day (docs/product/shell.md#opening-hours).
 */
export type OpeningState = 'early' | 'open' | 'late';

/** The state at a wall-clock time of that day. Between two ranges it is `early` again. */
export function openingState(hours: HoursOfDay, time: WallTime): OpeningState {
  if (hours.ranges.some((range) => range.from <= time && time < range.to)) return 'open';
  return hours.ranges.some((range) => time < range.from) ? 'early' : 'late';
}

/** The current or next range of today. */
export function currentRange(hours: HoursOfDay, time: WallTime): TimeRange | null {
  return hours.ranges.find((range) => time < range.to) ?? null;
}

/** The next day that opens after `day`, looking four weeks ahead; `null` when the venue is closed that long. */
export function nextOpenDay(day: Day, rules: OpeningHoursRules): HoursOfDay | null {
  for (let ahead = 1; ahead <= 28; ahead += 1) {
    const hours = hoursOf(addDays(day, ahead), rules);
    if (hours.ranges.length > 0) return hours;
  }
  return null;
}

/** Wall-clock times of the day at which the state changes: pages with the state expire then. */
export function changesOf(hours: HoursOfDay): WallTime[] {
  return hours.ranges.flatMap((range) => [range.from, range.to]);
}
