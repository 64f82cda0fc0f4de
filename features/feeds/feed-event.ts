import type { EventListing } from '#features/calendar/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** An event as feeds tell it, in one language. */
export interface FeedEvent {
  /** The same for ever, on every node and in both languages: calendars know an event again by it. */
  uid: string;
  /** Grows with every change that calendars which subscribed must hear of. */
  revision: number;
  status: EventListing['status'];
  title: string;
  summary: string;
  place: string;
  url: string;
  start: Instant;
  end: Instant;
}

/** `origin` is the address of the site, `https://…`. */
export function feedEvent(event: EventListing, language: Language, origin: string): FeedEvent {
  const text = (value: EventListing['title']) => shown(value, language).text;
  return {
    uid: `event-${event.id}@${new URL(origin).hostname}`,
    revision: event.revision,
    status: event.status,
    title: text(event.title),
    summary: text(event.subline),
    place: `${text(event.room.name)}, ${text(event.room.floor)}`,
    url: origin + pathTo('event', language, { slug: event.slug, id: event.id }),
    start: event.dateStart,
    end: event.dateEnd,
  };
}
