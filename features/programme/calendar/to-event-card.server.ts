import type { OfferSummary } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { timeOf } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import type { EventCard } from './event-card.ts';
import type { EventListing } from './event-listing.ts';

/** Events longer than this are open for visits at any time rather than beginning at one. */
const LONGEST_PERFORMANCE_MINUTES = 240;

/** Converts an event to the card a page shows; its title may break between the parts of compound words. */
export function toEventCard(event: EventListing, offer: OfferSummary | null, language: Language): EventCard {
  const lasts = (Date.parse(event.dateEnd) - Date.parse(event.dateStart)) / 60_000;
  return {
    id: event.id,
    path: pathTo('event', language, { slug: event.slug, id: event.id }),
    title: shownTitle(event.title, language),
    subline: shown(event.subline, language),
    type: { slug: event.type.slug, name: shown(event.type.name, language).text },
    art: event.art,
    ...(event.artwork === event.art ? {} : { artwork: event.artwork }),
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
      ...(offer.forGroups ? { forGroups: true as const } : {}),
    },
    ...(event.sample === null ? {} : { listen: { id: event.productionId, file: event.sample } }),
  };
}
