import { fail, type Result, succeed } from '#lib/result.ts';
import { instantsAt, venueOffset } from '#lib/venue-instant.ts';
import { type Day, type Instant, isDay } from '#lib/venue-time.ts';

type MomentError = 'NO_MOMENT' | 'NO_SUCH_DAY' | 'NO_SUCH_TIME' | 'TIME_TWICE';
type Groups = Record<string, string | undefined>;

const EXPORTED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const PARTS: Record<string, string> = {
  Y: String.raw`(?<year>\d{4})`,
  M: String.raw`(?<month>\d{1,2})`,
  D: String.raw`(?<date>\d{1,2})`,
};
const DAYS = [String.raw`${PARTS.D}\. ?${PARTS.M}\. ?${PARTS.Y}`, `${PARTS.Y}-${PARTS.M}-${PARTS.D}`];
const TIME =
  /^(?<hours>\d{1,2})(?:[:.](?<minutes>\d\d)(?::00(?:\.0+)?)?)? ?(?<half>am|pm)?(?<uhr>uhr)?(?: ?(?<zone>sommerzeit|mesz|summer time|cest|winterzeit|mez|winter time|cet))?$/i;
/** Offset from UTC in summer, in minutes. */
const SUMMER = 120;

/**
 * A moment as the venue writes it, on the venue's clocks: `24.12.2026 15:00 Uhr`, `2026-12-24 15:00`, `24.12.2026 3.30 pm`; or as
 * the API answers it. Nothing is guessed: a time that the clocks leave out is refused, and of one that comes twice it has to be
 * said which (`02:30 Sommerzeit`).
 * @param on the day of a time that stands alone
 * @param pattern how the venue writes days (docs/product/settings-and-errors.md#formats); one with words is not read
 */
export function readMoment(
  cell: string,
  { on = null, pattern = '' }: { on?: Day | null; pattern?: string } = {},
): Result<Instant, MomentError> {
  const text = cell.replace(/\s+/g, ' ');
  if (EXPORTED.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? fail('NO_SUCH_DAY') : succeed(new Date(time).toISOString());
  }
  const found = dayAtStart(text, pattern);
  const day = found ? dayIn(found.groups ?? {}) : on;
  const time = TIME.exec(found ? text.slice(found[0].length) : text)?.groups;
  const clock = time && clockTime(time);
  if (day === null || !time || !clock) return fail('NO_MOMENT');
  if (!isDay(day)) return fail('NO_SUCH_DAY');
  const instants = instantsAt(day, clock).filter((instant) => isMeant(instant, time.zone));
  const [instant, other] = instants;
  if (instant === undefined) return fail('NO_SUCH_TIME');
  return other === undefined ? succeed(instant) : fail('TIME_TWICE');
}

function dayAtStart(text: string, pattern: string): RegExpExecArray | null {
  for (const day of [...sitePatterns(pattern), ...DAYS]) {
    const found = new RegExp(`^${day}(?:[T, ] *|$)`).exec(text);
    if (found) return found;
  }
  return null;
}

/** The pattern of a venue that writes days with numbers, as one that reads them. */
function sitePatterns(pattern: string): string[] {
  const parts = pattern.match(/YYYY|M+|D+|[^YMD]+/g) ?? [];
  const numbers = parts.filter((part) => /^(YYYY|MM?|DD?)$/.test(part)).map(([letter]) => letter);
  if (numbers.toSorted().join('') !== 'DMY' || /MMM|DDD/.test(pattern)) return [];
  return [parts.map((part) => PARTS[part[0] ?? ''] ?? literally(part)).join('')];
}

const literally = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);

function dayIn({ date = '', month = '', year }: Groups): Day {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** `HH:mm`; nothing for an invalid time. */
function clockTime({ hours, minutes, half, uhr }: Groups): string | null {
  // A number alone may be anything.
  if (minutes === undefined && !half && !uhr) return null;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return null;
  const whole = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour;
  if (whole > 23 || Number(minutes ?? 0) > 59) return null;
  return `${String(whole).padStart(2, '0')}:${minutes ?? '00'}`;
}

function isMeant(instant: Instant, zone: string | undefined): boolean {
  if (zone === undefined) return true;
  return /^(s|mesz|cest)/i.test(zone) === (venueOffset(instant) === SUMMER);
}
