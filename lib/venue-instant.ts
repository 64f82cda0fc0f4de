import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { type Day, type Instant, VENUE_TIME_ZONE, type WallTime } from './venue-time.ts';

/**
 * The moment of a venue-local day and time. In the hour that daylight saving time skips it is the hour after, in the
 * hour that comes twice the first of the two.
 */
export function instantAt(day: Day, time: WallTime): Instant {
  return toZoned(parseDateTime(`${day}T${time}`), VENUE_TIME_ZONE, 'compatible').toAbsoluteString();
}

export function addMinutes(instant: Instant, minutes: number): Instant {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}

/** The venue's offset from UTC at a moment, in minutes. */
export function venueOffset(instant: Instant): number {
  return parseAbsolute(instant, VENUE_TIME_ZONE).offset / 60_000;
}
