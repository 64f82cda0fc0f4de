import { fail, type Result, succeed } from '#lib/result.ts';
import { instantsAt, venueOffset } from '#lib/venue-instant.ts';
import { type Day, type Instant, isDay } from '#lib/venue-time.ts';

type MomentError = 'NO_MOMENT' | 'NO_SUCH_DAY' | 'NO_SUCH_TIME' | 'TIME_TWICE';

const EXPORTED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const DAY =
  /^(?:(?<date>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})|(?<iso>\d{4}-\d\d-\d\d))(?:[T,\s]\s*|$)/;
const TIME =
  /^(?<hours>\d{1,2})(?:[:.](?<minutes>\d\d)(?::00(?:\.0+)?)?)? ?(?<half>am|pm)?(?<uhr>uhr)?(?: ?(?<zone>sommerzeit|mesz|summer time|cest|winterzeit|mez|winter time|cet))?$/i;
/** What the clocks are ahead of UTC in summer, in minutes. */
const SUMMER = 120;

/**
 * A moment as the house writes it, on the venue's clocks: `24.12.2026 15:00 Uhr`, `2026-12-24 15:00`, `24.12.2026 3.30 pm`; or as
 * the API answers it. Nothing is guessed: a time that the clocks leave out is refused, and of one that comes twice it has to be
 * said which (`02:30 Sommerzeit`).
 * @param on the day of a time that stands alone
 */
export function readMoment(cell: string, on: Day | null = null): Result<Instant, MomentError> {
  const text = cell.replace(/\s+/g, ' ');
  if (EXPORTED.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? fail('NO_SUCH_DAY') : succeed(new Date(time).toISOString());
  }
  const found = DAY.exec(text);
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

function dayIn({ date = '', month = '', year, iso }: Record<string, string | undefined>): Day {
  return iso ?? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** `HH:mm`; nothing for what no clock shows. */
function clockTime({ hours, minutes, half, uhr }: Record<string, string | undefined>): string | null {
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
