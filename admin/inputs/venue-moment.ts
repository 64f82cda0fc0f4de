import { instantAt } from '../../lib/venue-instant.ts';
import { dayOf, type Instant, isDay, timeOf } from '../../lib/venue-time.ts';

/** A stored moment as a field of the browser shows it: `2026-11-28T15:00`, in the venue's time. */
export function venueWallTime(instant: Instant | null | undefined): string {
  return instant ? `${dayOf(instant)}T${timeOf(instant)}` : '';
}

/** Parses a typed moment; `null` for input that is none. A time in the hour that clocks skip becomes the hour after. */
export function venueMoment(typed: string | null | undefined): Instant | null {
  const [day = '', time = ''] = (typed ?? '').split('T');
  return isDay(day) && /^\d\d:\d\d/.test(time) ? instantAt(day, time.slice(0, 5)) : null;
}

/** The first moment of a day, for a filter; empty while no whole day is typed. */
export function venueDayStart(typed: string | null | undefined): Instant | '' {
  return typed && isDay(typed) ? instantAt(typed, '00:00') : '';
}

export function venueDay(instant: Instant | null | undefined): string {
  return instant ? dayOf(instant) : '';
}
