import { type Selectable, sql } from 'kysely';
import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { VenueTable } from './table.server.ts';

export interface Room {
  id: number;
  slug: string;
  name: Localized;
  floor: Localized;
  access: Localized;
  venueId: number;
  updatedAt: Instant;
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
    updatedAt: row.updated_at,
  }));
}

export interface Venue {
  id: number;
  slug: string;
  art: ArtworkSeed;
  name: Localized;
  street: string;
  postalCode: string;
  city: string;
  phone: string | null;
  email: string | null;
  directions: Localized;
  access: Localized;
  updatedAt: Instant;
}

type VenueRow = Selectable<VenueTable> & Parameters<typeof artOf>[0];

const toVenue = (row: VenueRow): Venue => ({
  id: row.id,
  slug: row.slug,
  art: artOf(row, row.slug),
  name: localizedFrom(row, 'name'),
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  phone: row.phone,
  email: row.email,
  directions: localizedFrom(row, 'directions'),
  access: localizedFrom(row, 'access'),
  updatedAt: row.updated_at,
});

function venuesWithPicture(db: Db) {
  return db
    .selectFrom('venues')
    .leftJoin('assets as picture', (join) => thatIsShown(join.onRef('picture.id', '=', 'venues.picture_id')))
    .select(PICTURE_COLUMNS)
    .selectAll('venues');
}

/** The venue itself: the venue that was made first. */
export async function findMainVenue(db: Db): Promise<Venue | null> {
  const row = await venuesWithPicture(db).orderBy('venues.id').limit(1).executeTakeFirst();
  return row ? toVenue(row) : null;
}

export async function findVenue(db: Db, id: number): Promise<Venue | null> {
  const row = await venuesWithPicture(db).where('venues.id', '=', id).executeTakeFirst();
  return row ? toVenue(row) : null;
}

/** Venues by their ids, without deleted ones. */
export async function findVenuesById(db: Db, ids: readonly number[]): Promise<Venue[]> {
  if (ids.length === 0) return [];
  const rows = await venuesWithPicture(db).where('venues.id', 'in', ids).execute();
  return rows.map(toVenue);
}

/** The venue a room is in. */
export async function findVenueOfRoom(db: Db, roomId: number): Promise<Venue | null> {
  const row = await venuesWithPicture(db)
    .where(({ eb, selectFrom }) =>
      eb('venues.id', '=', selectFrom('rooms').select('venue_id').where('rooms.id', '=', roomId)),
    )
    .executeTakeFirst();
  return row ? toVenue(row) : null;
}

/** One page of venues, the venue itself first, and how many there are. */
export async function findVenues(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ venues: Venue[]; total: number }> {
  const rows = await venuesWithPicture(db)
    .orderBy('venues.id')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await db
    .selectFrom('venues')
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { venues: rows.map(toVenue), total };
}
