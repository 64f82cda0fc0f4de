import { DEFAULT_LANGUAGE, type Language } from './localized.ts';
import { formatSiteDate, formatSiteTime } from './site-formats.ts';

/**
 * The venue's time zone: every day and every wall-clock time of the product is meant in it
 * (docs/product/settings-and-errors.md#formats).
 */
export const VENUE_TIME_ZONE = 'Europe/Berlin';

/** A moment as ISO 8601 in UTC with milliseconds, `2026-11-20T15:00:00.000Z`: sorts as text on every engine. */
export type Instant = string;
/** A day of the venue, `YYYY-MM-DD`. */
export type Day = string;
/** A wall-clock time of the venue, `HH:mm`. */
export type WallTime = string;

const venueOffset = new Intl.DateTimeFormat('en-US', {
  timeZone: VENUE_TIME_ZONE,
  timeZoneName: 'longOffset',
});

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Hours whose offset is remembered: five years of them. */
const MAX_CACHED_HOURS = 43_800;
const offsets = new Map<number, number>();

/** Milliseconds the venue's clocks are ahead of UTC. They are changed at full hours, so one answer serves a whole hour. */
function offsetAt(time: number): number {
  const hour = Math.floor(time / HOUR_MS);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    const name = venueOffset.formatToParts(hour * HOUR_MS).find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
    offset = (Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS) * (sign === '-' ? -1 : 1);
    if (offsets.size >= MAX_CACHED_HOURS) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset;
}

/** Returns the venue's local date and time at that moment, written like an instant. */
function wallClockAt(instant: Instant): string {
  const time = Date.parse(instant);
  return new Date(time + offsetAt(time)).toISOString();
}

/** The last of several instants; ISO strings compare chronologically. */
export function latestOf(instants: readonly [Instant, ...Instant[]]): Instant {
  return instants.toSorted().at(-1) ?? instants[0];
}

/** The venue's day at that moment. */
export function dayOf(instant: Instant): Day {
  return wallClockAt(instant).slice(0, 10);
}

/** The venue's wall-clock time at that moment. */
export function timeOf(instant: Instant): WallTime {
  return wallClockAt(instant).slice(11, 16);
}

function utc(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: Day): number {
  return utc(day).getUTCDay() || 7;
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Reads the address form `DD-MM-YYYY` (docs/product/pages.md#days-in-addresses); `null` unless it is a real date
 * written in full.
 */
export function parseAddressDay(text: string): Day | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return null;
  const day = `${match[3]}-${match[2]}-${match[1]}`;
  return isDay(day) ? day : null;
}

export function addressDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}-${month}-${year}`;
}

// Only single names are taken from Intl and put together here: whole formats differ between the ICU versions of
// servers and browsers, and a difference would break hydration.
type NamePart = 'weekday' | 'month';
export type NameWidth = 'long' | 'short';

/** Names of weekdays and months, computed on first use: creating a formatter is expensive. */
const names = new Map<string, string>();

function name(day: Day, language: Language, part: NamePart, width: NameWidth): string {
  const key = `${language} ${part} ${width} ${part === 'month' ? day.slice(5, 7) : weekdayOf(day)}`;
  let found = names.get(key);
  if (found === undefined) {
    const locale = language === 'de' ? 'de-DE' : 'en-GB';
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', [part]: width });
    found = format.format(utc(day)).replace('.', '');
    names.set(key, found);
  }
  return found;
}

export function weekdayName(day: Day, language: Language, width: NameWidth = 'long'): string {
  return name(day, language, 'weekday', width);
}

/** Returns the name of a month, regardless of the venue's date format. */
export function nameOfMonth(day: Day, language: Language, width: NameWidth = 'long'): string {
  return name(day, language, 'month', width);
}

/** The month beside a date or a weekday: its name, or as the venue writes it. */
export function monthName(day: Day, language: Language, width: NameWidth = 'long'): string {
  return siteValue(day, 'month', language, width) ?? nameOfMonth(day, language, width);
}

/** The date of the month, without a leading zero unless the venue writes one. */
export function dateOfMonth(day: Day): string {
  return siteValue(day, 'date', DEFAULT_LANGUAGE) ?? unpaddedDate(day);
}

/** `November 2026`, as the head of a month. */
export function monthAndYear(day: Day, language: Language): string {
  return siteValue(day, 'monthAndYear', language) ?? `${nameOfMonth(day, language)} ${day.slice(0, 4)}`;
}

function siteValue(
  day: Day,
  part: Parameters<typeof formatSiteDate>[1],
  language: Language,
  widest: NameWidth = 'long',
): string | null {
  return formatSiteDate(day, part, (width) =>
    nameOfMonth(day, language, widest === 'short' ? 'short' : width),
  );
}

const unpaddedDate = (day: Day): string => String(Number(day.slice(8)));

/** `Freitag, 20. November 2026` / `Friday, 20 November 2026`; the year can be left out. */
export function formatDay(day: Day, language: Language, { year = true }: { year?: boolean } = {}): string {
  const own = siteValue(day, 'whole', language);
  if (own !== null) return `${weekdayName(day, language)}, ${own}`;
  const dot = language === 'de' ? '.' : '';
  const end = year ? ` ${day.slice(0, 4)}` : '';
  return `${weekdayName(day, language)}, ${dateOfMonth(day)}${dot} ${monthName(day, language)}${end}`;
}

/** `Fr 20. November` / `Fri 20 November`, for chips and lines with little room. */
export function formatDayShort(day: Day, language: Language): string {
  const own = siteValue(day, 'whole', language);
  if (own !== null) return `${weekdayName(day, language, 'short')} ${own}`;
  const dot = language === 'de' ? '.' : '';
  return `${weekdayName(day, language, 'short')} ${dateOfMonth(day)}${dot} ${monthName(day, language)}`;
}

/** `16:00 Uhr` in German (docs/product/settings-and-errors.md#formats), `4 pm` / `3.30 pm` in English. */
export function formatTime(time: WallTime, language: Language): string {
  return language === 'de' ? `${shortTime(time, language)}\u00a0Uhr` : shortTime(time, language);
}

/** The time for large type in a row: `16:00` / `4 pm`. */
export function shortTime(time: WallTime, language: Language): string {
  const own = formatSiteTime(time);
  if (own !== null) return own;
  if (language === 'de') return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rest = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${rest}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}
