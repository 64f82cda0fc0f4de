import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type Day, shortTime, type WallTime, weekdayName } from '#lib/venue-time.ts';
import {
  currentRange,
  type HoursOfDay,
  hoursOf,
  type OpeningHoursRules,
  type OpeningState,
  openingState,
} from './opening-hours.ts';

/** Today's hours as the top bar says them. */
export interface OpeningToday {
  state: OpeningState;
  weekday: string;
  /** The range under way or next, formatted; `null` when nothing more opens today. */
  current: { from: string; to: string } | null;
  /** All ranges of the day, formatted, for days with several. */
  ranges: string[];
  /** The next day that opens, for when today is over. */
  next: { weekday: string; from: string } | null;
  alternativeText: ShownText | null;
  alternativeLinkUrl: string | null;
}

export function openingToday(
  { today, time, nextOpen }: { today: HoursOfDay; time: WallTime; nextOpen: HoursOfDay | null },
  language: Language,
): OpeningToday {
  const clock = (at: WallTime) => shortTime(at, language);
  const range = currentRange(today, time);
  const [nextRange] = nextOpen?.ranges ?? [];
  return {
    state: openingState(today, time),
    weekday: weekdayName(today.day, language),
    current: range && { from: clock(range.from), to: clock(range.to) },
    ranges: today.ranges.map(({ from, to }) => formatRange(from, to, language)),
    next:
      nextOpen && nextRange
        ? { weekday: weekdayName(nextOpen.day, language), from: clock(nextRange.from) }
        : null,
    alternativeText: today.alternativeText && shown(today.alternativeText, language),
    alternativeLinkUrl: today.alternativeLinkUrl,
  };
}

/** `9–18` for full hours in German, else both times in full. */
function formatRange(from: WallTime, to: WallTime, language: Language): string {
  const isFull = from.endsWith(':00') && to.endsWith(':00');
  if (language === 'de' && isFull) return `${Number(from.slice(0, 2))}–${Number(to.slice(0, 2))}`;
  return `${shortTime(from, language)} – ${shortTime(to, language)}`;
}

/** Days with the same hours in a row, as one line of the week. */
export interface WeekLine {
  days: string;
  hours: string | null;
  text: ShownText | null;
}

/** The ordinary week, Monday first, days with the same hours joined (`Di–Fr`). */
export function weekLines(rules: OpeningHoursRules, language: Language): WeekLine[] {
  // 1 January 2024 was a Monday: any week without exceptions shows the rule.
  const days: Day[] = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`);
  const lines: { first: Day; last: Day; hours: string | null; text: ShownText | null }[] = [];
  for (const day of days) {
    const of = hoursOf(day, { week: rules.week, exceptions: [] });
    const hours = of.ranges.map(({ from, to }) => formatRange(from, to, language)).join(', ') || null;
    const text = of.alternativeText && shown(of.alternativeText, language);
    const previous = lines.at(-1);
    if (previous && previous.hours === hours && previous.text?.text === text?.text) previous.last = day;
    else lines.push({ first: day, last: day, hours, text });
  }
  const short = (day: Day) => weekdayName(day, language, 'short');
  return lines.map(({ first, last, hours, text }) => ({
    days: first === last ? short(first) : `${short(first)}–${short(last)}`,
    hours,
    text,
  }));
}
