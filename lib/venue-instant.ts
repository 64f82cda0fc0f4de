import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { type Day, dayOf, type Instant, timeOf, VENUE_TIME_ZONE, type WallTime } from './venue-time.ts';

/** Moments that are remembered: pages ask for the starts of the same days again and again. */
const MAX_CACHED = 5_000;
const instants = new Map<string, Instant>();

/**
 * The moment of a venue-local day and time. In the hour that daylight saving time skips it is the hour after, in the
 * hour that comes twice the first of the two.
 */
export function instantAt(day: Day, time: WallTime): Instant {
  const wallClock = `${day}T${time}`;
  let instant = instants.get(wallClock);
  if (instant === undefined) {
    instant = toZoned(parseDateTime(wallClock), VENUE_TIME_ZONE, 'compatible').toAbsoluteString();
    if (instants.size >= MAX_CACHED) instants.clear();
    instants.set(wallClock, instant);
  }
  return instant;
}

/**
 * All moments at which the venue's clocks show a time on a day: none in the hour that daylight saving time skips, the two of them
 * in the hour that comes twice, in their order.
 */
export function instantsAt(day: Day, time: WallTime): Instant[] {
  const wallClock = parseDateTime(`${day}T${time}`);
  const either = (['earlier', 'later'] as const).map((which) =>
    toZoned(wallClock, VENUE_TIME_ZONE, which).toAbsoluteString(),
  );
  return [...new Set(either)].filter((instant) => dayOf(instant) === day && timeOf(instant) === time);
}

export function addMinutes(instant: Instant, minutes: number): Instant {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}

/** The venue's offset from UTC at a moment, in minutes. */
export function venueOffset(instant: Instant): number {
  return parseAbsolute(instant, VENUE_TIME_ZONE).offset / 60_000;
}
