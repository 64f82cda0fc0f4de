import type { Json } from '#features/core/documents/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { venuesTag } from '#features/programme/venues/cache-tags.ts';
import { findRooms, findVenuesById, type Room, type Venue } from '#features/programme/venues/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { venue } from '../venue/module.ts';
import { venueList } from './module.ts';
import type { ShownVenue } from './shown-venue.ts';

/** The venues that modules of a page reference, without deleted ones. */
export const loadVenues: ModuleLoader = async ({ db, clock }, tree, language) => {
  const context = { language, at: clock.now() };
  const wanted = [
    ...shownOfKind(tree, venue, context).map(({ id, values }) => ({ id, venues: [values.venue] })),
    ...shownOfKind(tree, venueList, context).map(({ id, values: { children } }) => ({
      id,
      venues: children.map(({ values }) => values.venue),
    })),
  ];
  if (wanted.length === 0) return NOTHING_FETCHED;
  const ids = new Set(wanted.flatMap(({ venues }) => venues.filter((each) => each !== null)));
  const [venues, rooms] = await Promise.all([findVenuesById(db, [...ids]), findRooms(db)]);
  const byId = new Map(venues.map((each) => [each.id, shownVenue(each, rooms, language)]));
  const modules = wanted.map(({ id, venues: named }) => {
    const found = named.flatMap((each) => (each === null ? [] : (byId.get(each) ?? [])));
    return [id, found as unknown as Json] as const;
  });
  return { modules: Object.fromEntries(modules), tags: [venuesTag()] };
};

function shownVenue(
  { id, slug, art, name, street, postalCode, city, access }: Venue,
  rooms: readonly Room[],
  language: Language,
): ShownVenue {
  return {
    id,
    art,
    path: pathTo('venue', language, { slug, id }),
    name: shown(name, language),
    place: `${street}, ${postalCode} ${city}`,
    access: shown(access, language),
    rooms: rooms
      .filter(({ venueId }) => venueId === id)
      .map((room) => ({ id: room.id, floor: shown(room.floor, language), name: shown(room.name, language) })),
  };
}
