import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import type { NamedOption } from '#lib/named-option.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { EventListing } from './event-listing.ts';
import { artworkType } from './event-types/artwork-type.ts';
import type { ListedEvent } from './find-calendar.server.ts';
import { type StubShape, stubArtwork } from './stub-artwork.ts';

/** An event as the API answers it (docs/product/calendar.md#json). */
export function eventJson({ event, offer }: ListedEvent, language: Language) {
  const option = ({ id, slug, name }: NamedOption) => ({
    id,
    slug,
    ...textsJson({ name: shown(name, language) }),
  });
  const { id, slug, name, floor } = event.room;
  return {
    id: event.id,
    slug: event.slug,
    ...textsJson({ name: shown(event.title, language), subline: shown(event.subline, language) }),
    date_start: event.dateStart,
    date_end: event.dateEnd,
    event_type_new: option(event.type),
    genre: option(event.genre),
    series: event.series ? option(event.series) : null,
    room: { id, slug, ...textsJson({ name: shown(name, language), floor: shown(floor, language) }) },
    production: event.productionId,
    age_from: event.ageFrom,
    age_to: event.ageTo,
    access: event.access,
    duration_minutes: event.durationMinutes,
    status: event.status,
    updated_at: event.updatedAt,
    id_jet: event.jetId,
    link: { url: pathTo('event', language, { slug: event.slug, id: event.id }) },
    image_thumbnails: thumbnails(event),
    ...(offer?.isSeated ? { seated: true as const } : {}),
    offer: offer
      ? {
          availability: offer.availability,
          free: offer.free,
          price_from: offer.fromCents === null ? null : priceString(offer.fromCents),
        }
      : null,
  };
}

/** The picture of an event, and its artwork for the stub of a ticket. */
function thumbnails(event: EventListing) {
  const stub = (shape: StubShape) => stubArtwork(event, shape);
  return {
    large: artworkUrl(artworkType(event.type.slug), event.art, [4, 3]),
    upright: stub('upright'),
    wide: stub('wide'),
  };
}
