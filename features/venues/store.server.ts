import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

export interface Room {
  id: number;
  slug: string;
  name: Localized;
  floor: Localized;
  access: Localized;
  venueId: number;
}

/** All rooms in their order. */
export async function findRooms(db: Db): Promise<Room[]> {
  const rows = await db.selectFrom('rooms').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    floor: localizedFrom(row, 'floor'),
    access: localizedFrom(row, 'access'),
    venueId: row.venue_id,
  }));
}

export interface Venue {
  id: number;
  slug: string;
  name: Localized;
  street: string;
  postalCode: string;
  city: string;
  directions: Localized;
  access: Localized;
}

/** The house itself: the venue that was made first. */
export async function findHouse(db: Db): Promise<Venue | null> {
  const row = await db.selectFrom('venues').selectAll().orderBy('id').limit(1).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    directions: localizedFrom(row, 'directions'),
    access: localizedFrom(row, 'access'),
  };
}
