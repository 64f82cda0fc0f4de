import { pathTo } from '#features/core/navigation/index.ts';
import type { EventListing } from '#features/programme/calendar/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

const SEQUENCES_BEGIN = Date.parse('2020-01-01T00:00:00.000Z');

/** An event as feeds tell it, in one language. */
export interface FeedEvent {
  /** The same for ever, on every node and in both languages: calendars know an event again by it. */
  uid: string;
  /** Grows with every change that guests see: of the date, its production, its room and the venue. */
  sequence: number;
  changed: Instant;
  status: EventListing['status'];
  title: string;
  summary: string;
  place: string;
  url: string;
  published: Instant;
  start: Instant;
  end: Instant;
}

/** `origin` is the address of the site, `https://…`; `installation` names this installation for ever, whatever its address. */
export function feedEvent(
  event: EventListing,
  { language, origin, installation }: { language: Language; origin: string; installation: string },
): FeedEvent {
  const text = (value: EventListing['title']) => shown(value, language).text;
  const { venue } = event.room;
  const town = `${venue.postalCode} ${venue.city}`.trim();
  return {
    uid: `event-${event.id}@${installation}`,
    sequence: sequenceOf(event),
    changed: event.updatedAt,
    status: event.status,
    title: text(event.title),
    summary: text(event.subline),
    place: [text(event.room.name), text(event.room.floor), text(venue.name), venue.street, town]
      .filter(Boolean)
      .join(', '),
    url: origin + pathTo('event', language, { slug: event.slug, id: event.id }),
    published: event.publishedAt,
    start: event.dateStart,
    end: event.dateEnd,
  };
}

/** Seconds fit what calendars take as a number; changes of the date itself within one second still count. */
function sequenceOf({ updatedAt, revision }: EventListing): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - SEQUENCES_BEGIN) / 1000)) + revision;
}
