import { inLanguage } from '#lib/i18n.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { hasOwnTimes } from '#lib/site-formats.ts';
import { type Day, formatDay, shortTime, type WallTime, weekdayName } from '#lib/venue-time.ts';
import {
  currentRange,
  type HoursOfDay,
  hoursOf,
  type OpeningHoursRules,
  type OpeningState,
  openingState,
  type TimeRange,
} from './opening-hours.ts';
import { OPENING_WORDS } from './opening-sentence.ts';

/** Today's hours as the top bar says them. */
export interface OpeningToday extends ShownText {
  state: OpeningState;
  /** `Heute, Freitag:`, which small screens leave out; `null` when the text is not about hours of today. */
  day: string | null;
  /** Additional note on the day, such as why it is closed. */
  note?: ShownText;
  /** Link target of the alternative text. */
  url?: string;
}

interface Moment {
  today: HoursOfDay;
  time: WallTime;
  nextOpen: HoursOfDay | null;
}

/** One sentence about today (docs/product/shell.md#opening-hours), and the day's own text behind it. */
export function openingToday(moment: Moment, language: Language): OpeningToday {
  const { today, time } = moment;
  const state = openingState(today, time);
  const { alternativeText, alternativeLinkUrl } = today;
  const link = alternativeLinkUrl === null ? {} : { url: alternativeLinkUrl };
  if (!alternativeText) return { state, ...sentenceOf(moment, language) };
  const note = shown(alternativeText, language);
  // A day that is neither closed nor has hours is described by its text.
  if (!today.isClosed && today.ranges.length === 0) return { state, day: null, ...note, ...link };
  return { state, ...sentenceOf(moment, language), note, ...link };
}

function sentenceOf({ today, time, nextOpen }: Moment, language: Language) {
  const words = inLanguage(OPENING_WORDS, language);
  const clock = (at: WallTime) => shortTime(at, language);
  const range = currentRange(today, time);
  if (!range) {
    const [next] = nextOpen?.ranges ?? [];
    const opens = nextOpen && next && words.next(weekdayName(nextOpen.day, language), clock(next.from));
    return { day: null, text: [words.closed, opens].filter(Boolean).join(', ') };
  }
  const day = words.today(weekdayName(today.day, language));
  const ranges = formatRanges(today.ranges, language);
  if (ranges.length > 1) return { day, text: words.ranges(ranges) };
  const isEarly = time < range.from;
  return { day, text: isEarly ? words.from(clock(range.from)) : words.until(clock(range.to)) };
}

/** `9–18` when all of them are full hours in German and the venue sets no time format, else all times in full. */
function formatRanges(ranges: TimeRange[], language: Language): string[] {
  const areFull =
    !hasOwnTimes() && ranges.every(({ from, to }) => from.endsWith(':00') && to.endsWith(':00'));
  return ranges.map(({ from, to }) =>
    language === 'de' && areFull
      ? `${Number(from.slice(0, 2))}–${Number(to.slice(0, 2))}`
      : `${shortTime(from, language)} – ${shortTime(to, language)}`,
  );
}

/** The hours of a day as they stand alone: `9–18 Uhr`; `null` when there are none. */
function hoursText(ranges: TimeRange[], language: Language): string | null {
  const text = formatRanges(ranges, language).join(', ');
  if (text === '') return null;
  return language === 'de' ? `${text}\u00a0Uhr` : text;
}

/** Days with the same hours in a row, as one line of the week. */
export interface WeekLine {
  days: string;
  hours: string | null;
  text: ShownText | null;
}

/** A day of the ordinary week. */
export interface DayLine {
  /** `Di`. */
  name: string;
  isToday: boolean;
  ranges: readonly TimeRange[];
  hours: string | null;
  text: ShownText | null;
}

/** 1 January 2024 was a Monday: any week without exceptions shows the rule. */
const A_WEEK: Day[] = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`);

/** The ordinary week, Monday first, a line per day. */
export function dayLines(rules: OpeningHoursRules, today: Day, language: Language): DayLine[] {
  const short = (day: Day) => weekdayName(day, language, 'short');
  return A_WEEK.map((day) => {
    const { ranges, alternativeText } = hoursOf(day, { week: rules.week, exceptions: [] });
    return {
      name: short(day),
      isToday: short(day) === short(today),
      ranges,
      hours: hoursText(ranges, language),
      text: alternativeText && shown(alternativeText, language),
    };
  });
}

/** The same, days with the same hours joined (`Di–Fr`). */
export function weekLines(rules: OpeningHoursRules, language: Language): WeekLine[] {
  const lines: { first: string; last: string; hours: string | null; text: ShownText | null }[] = [];
  for (const { name, hours, text } of dayLines(rules, A_WEEK[0] as Day, language)) {
    const previous = lines.at(-1);
    if (previous && previous.hours === hours && previous.text?.text === text?.text) previous.last = name;
    else lines.push({ first: name, last: name, hours, text });
  }
  return lines.map(({ first, last, hours, text }) => ({
    days: first === last ? first : `${first}–${last}`,
    hours,
    text,
  }));
}

/** A day that differs from its week. */
export interface ExceptionLine {
  day: Day;
  /** `Freitag, 25. Dezember`. */
  name: string;
  /** `null` when closed. */
  hours: string | null;
  text: ShownText | null;
}

/** The ordinary week, and the days that differ from it. */
export interface RegularHours {
  week: WeekLine[];
  exceptions: ExceptionLine[];
}

/** The venue's hours as pages show them, with the exceptions of the days that `rules` were read for. */
export function regularHours(rules: OpeningHoursRules, language: Language): RegularHours {
  const days = [...new Set(rules.exceptions.map(({ day }) => day))];
  const exceptions = days.map((day) => {
    const { ranges, alternativeText } = hoursOf(day, rules);
    return {
      day,
      name: formatDay(day, language, { year: false }),
      hours: hoursText(ranges, language),
      text: alternativeText && shown(alternativeText, language),
    };
  });
  return { week: weekLines(rules, language), exceptions };
}
