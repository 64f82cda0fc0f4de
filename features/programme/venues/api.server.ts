import { Hono } from 'hono';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import { readId, readPaging } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { findRooms, findVenue, findVenues, type Room, type Venue } from './store.server.ts';

/** `GET /rooms/`, `GET /venues/`, and one of each by its id (docs/product/api.md#programme). */
export function venuesApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  shortList(app, { path: '/rooms', name: 'room' }, async (c) => {
    const rooms = await findRooms(db);
    return rooms.map((room) => roomJson(room, c.get('language')));
  });

  app.get('/venues', async (c) => {
    const paging = readPaging(c);
    const { venues, total } = await findVenues(db, paging);
    const results = venues.map((venue) => venueJson(venue, c.get('language')));
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, results));
  });

  app.get('/venues/:id', async (c) => {
    const venue = await findVenue(db, readId(c));
    if (!venue) throw new Problem(404, 'not_found', { detail: 'There is no such venue.' });
    const rooms = (await findRooms(db)).filter(({ venueId }) => venueId === venue.id);
    const language = c.get('language');
    return c.json({ ...venueJson(venue, language), rooms: rooms.map((room) => roomJson(room, language)) });
  });
  return app;
}

function roomJson(room: Room, language: Language) {
  return {
    id: room.id,
    slug: room.slug,
    ...textsJson({
      name: shown(room.name, language),
      floor: shown(room.floor, language),
      access: shown(room.access, language),
    }),
    show_in_filter: true,
    venue: room.venueId,
    updated_at: room.updatedAt,
  };
}

function venueJson(venue: Venue, language: Language) {
  const { id, slug, street, city } = venue;
  return {
    id,
    slug,
    ...textsJson({
      name: shown(venue.name, language),
      directions: shown(venue.directions, language),
      access: shown(venue.access, language),
    }),
    link: { url: pathTo('venue', language, { slug, id }) },
    street,
    postal_code: venue.postalCode,
    city,
    phone: venue.phone,
    email: venue.email,
    updated_at: venue.updatedAt,
  };
}
