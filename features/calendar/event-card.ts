import type { AudioWork } from '#features/media/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { OfferSummary } from '#features/ticketing/index.ts';
import type { AccessKind } from '#lib/access-kinds.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type Day, timeOf, type WallTime } from '#lib/venue-time.ts';
import type { EventListing } from './event-listing.ts';
import type { EventStatus } from './event-status.ts';

/** An event as a row of the calendar shows it: texts in the visitor's language, nothing else. */
export interface EventCard {
  id: number;
  path: string;
  title: ShownText;
  subline: ShownText;
  type: { slug: string; name: string };
  /** Of the artwork: the same for all dates of a production. */
  art: string;
  day: Day;
  time: WallTime;
  /** Set for what is open for longer than its visit takes, such as an exhibition. */
  until: WallTime | null;
  minutes: number;
  place: string;
  ageFrom: number;
  ageTo: number;
  access: AccessKind[];
  status: EventStatus;
  /** `null` when no tickets are sold for it. */
  offer: OfferSummary | null;
  /** Left out when there is nothing to listen to. */
  listen?: AudioWork;
}

/** Events longer than this are open for visits at any time rather than beginning at one. */
const LONGEST_PERFORMANCE_MINUTES = 240;

export function toEventCard(event: EventListing, offer: OfferSummary | null, language: Language): EventCard {
  const lasts = (Date.parse(event.dateEnd) - Date.parse(event.dateStart)) / 60_000;
  return {
    id: event.id,
    path: pathTo('event', language, { slug: event.slug, id: event.id }),
    title: shown(event.title, language),
    subline: shown(event.subline, language),
    type: { slug: event.type.slug, name: shown(event.type.name, language).text },
    art: event.art,
    day: event.day,
    time: timeOf(event.dateStart),
    until: lasts > LONGEST_PERFORMANCE_MINUTES ? timeOf(event.dateEnd) : null,
    minutes: event.durationMinutes,
    place: [shown(event.room.name, language).text, shown(event.room.floor, language).text]
      .filter(Boolean)
      .join(', '),
    ageFrom: event.ageFrom,
    ageTo: event.ageTo,
    access: event.access,
    status: event.status,
    offer: offer && {
      jetId: offer.jetId,
      fromCents: offer.fromCents,
      availability: offer.availability,
      free: offer.free,
      ...(offer.stop === undefined ? {} : { stop: offer.stop }),
    },
    ...(event.sample === null ? {} : { listen: { id: event.productionId, file: event.sample } }),
  };
}
