import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Instant } from '#lib/venue-time.ts';
import type { FeedEvent } from './feed-event.ts';

const STATUSES: Record<FeedEvent['status'], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  // Nobody knows yet when it takes place.
  postponed: ICalEventStatus.TENTATIVE,
};

/** Calendars that subscribed ask again after an hour. */
const REFRESH_SECONDS = 3600;

/**
 * Events as an iCalendar file (RFC 5545). Times are written in UTC, which is the same moment on both sides of a change of
 * the clock and needs no time zone table that some calendars lack. `now` dates the file.
 */
export function icalendar(events: FeedEvent[], { name, now }: { name: string; now: Instant }): string {
  const calendar = ical({
    name,
    prodId: { company: 'Buntspecht', product: 'Programme' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      lastModified: new Date(event.changed),
      stamp: new Date(now),
      start: new Date(event.start),
      end: new Date(event.end),
      summary: event.title,
      description: event.summary,
      location: event.place,
      url: event.url,
      status: STATUSES[event.status],
    });
  }
  return calendar.toString();
}
