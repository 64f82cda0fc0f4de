import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { findRooms } from './store.server.ts';

/** `GET /rooms/` (specification, section 7). */
export function venuesApi({ db }: { db: Db }) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get('/rooms', async (c) => {
    const language = c.get('language');
    const rooms = await findRooms(db);
    return c.json(
      rooms.map((room) => ({
        id: room.id,
        slug: room.slug,
        name: shown(room.name, language).text,
        floor: shown(room.floor, language).text,
        access: shown(room.access, language).text,
        venue: room.venueId,
      })),
    );
  });
}
