import { Hono } from 'hono';
import { z } from 'zod';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import { json } from '#platform/http/answer.server.ts';
import { dated, link, named, option, pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, pagingInQuery } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { findRooms, findVenue, findVenues, type Room, type Venue } from './store.server.ts';

const group = 'House';
const text = z.string();

const roomAnswer = z.strictObject({ ...option.shape, floor: text, access: text, venue: z.int() });
const venueAnswer = z.strictObject({
  ...named.shape,
  link,
  street: text,
  postal_code: text,
  city: text,
  phone: text.nullable(),
  email: text.nullable(),
  directions: text,
  access: text,
  ...dated,
});

/** `GET /rooms/`, `GET /venues/`, and one of each by its id (docs/product/api.md#programme). */
export function venuesApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  const call = callsOn(app, { group, caller: anyone });

  shortList(
    app,
    {
      path: '/rooms',
      name: 'room',
      group,
      summary: 'The rooms of all venues.',
      one: 'One room.',
      schema: roomAnswer,
    },
    async (c) => {
      const rooms = await findRooms(db);
      return rooms.map((room) => roomJson(room, c.get('language')));
    },
  );

  call(
    'GET /venues/',
    {
      summary: 'The venues.',
      takes: { paging: pagingInQuery() },
      answer: json('One page of venues.', pageOf(venueAnswer)),
    },
    async (c, { paging }) => {
      const { venues, total } = await findVenues(db, paging);
      const results = venues.map((venue) => venueJson(venue, c.get('language')));
      return pageOfList(new URL(c.req.url), { total, ...paging }, results);
    },
  );

  call(
    'GET /venues/:id/',
    {
      summary: 'One venue with its rooms.',
      takes: { id: idInPath },
      answer: json('The venue.', z.strictObject({ ...venueAnswer.shape, rooms: z.array(roomAnswer) })),
      problems: [404],
    },
    async (c, { id }) => {
      const venue = await findVenue(db, id);
      if (!venue) throw new Problem(404, 'not_found', { detail: 'There is no such venue.' });
      const rooms = (await findRooms(db)).filter(({ venueId }) => venueId === venue.id);
      const language = c.get('language');
      return { ...venueJson(venue, language), rooms: rooms.map((room) => roomJson(room, language)) };
    },
  );
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
