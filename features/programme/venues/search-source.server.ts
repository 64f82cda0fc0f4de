import { alternatePaths } from '#features/core/navigation/index.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { venuesTag } from './cache-tags.ts';
import { findMainVenue, findRooms, findVenues } from './store.server.ts';

const PORTION = 100;
/** Search terms for the other sections of a venue page, as people type them. */
const SECTIONS: Localized = {
  de: 'Anfahrt Adresse Parken Zugang Räume',
  en: 'Directions address parking access rooms',
};
const HOURS: Localized = { de: 'Öffnungszeiten', en: 'opening hours' };

/** The venues with their rooms, for the search. */
export function venueDocuments(db: Db): DocumentSource {
  return {
    name: 'venues',
    tags: [venuesTag()],
    async *documents() {
      const [rooms, venue] = await Promise.all([findRooms(db), findMainVenue(db)]);
      for (let page = 1; ; page += 1) {
        const { venues, total } = await findVenues(db, { page, pageSize: PORTION });
        yield venues.map(({ id, slug, art, name, street, postalCode, city, directions, access }) => {
          const own = rooms.filter(({ venueId }) => venueId === id);
          const address = `${street}, ${postalCode} ${city}`;
          return {
            id: `venue:${id}`,
            kind: 'venues' as const,
            title: name,
            label: null,
            summary: { de: address, en: address },
            keywords: [...own.map((room) => room.name), SECTIONS, ...(id === venue?.id ? [HOURS] : [])],
            body: [directions, access, ...own.flatMap((room) => [room.floor, room.access])],
            art: { type: 'exhibition' as const, slug: art },
            paths: alternatePaths('venue', { slug, id }),
            dates: [],
            facts: null,
          };
        });
        if (page * PORTION >= total) return;
      }
    },
  };
}
