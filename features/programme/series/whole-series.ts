import type { EventCard } from '#features/programme/calendar/index.server.ts';

/** Dates that are booked at once at most. */
export const MAX_BOOKING_DATES = 8;

/** Tells if a series can be booked as a whole: a few dates, all of them taking place and with tickets available. */
export function isBookableSeries(dates: readonly Pick<EventCard, 'status' | 'offer'>[]): boolean {
  return (
    dates.length >= 2 &&
    dates.length <= MAX_BOOKING_DATES &&
    dates.every(
      ({ status, offer }) =>
        status === 'scheduled' && (offer?.availability === 'many' || offer?.availability === 'few'),
    )
  );
}
