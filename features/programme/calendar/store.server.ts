import { type AliasedExpression, sql } from 'kysely';
import { artworkSeed } from '#features/core/artwork/index.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { accessOf } from '#lib/access-kinds.ts';
import type { Audience } from '#lib/audience.ts';
import { type Instant, latestOf } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { online, within } from './event-conditions.server.ts';
import type { EventListing } from './event-listing.ts';
import type { EventWindow } from './event-window.ts';

/**
 * Selects the columns of event listings.
 * @param wanted their ids. They come first: PostgreSQL joins so many tables in the order they stand here, and would
 * otherwise name
 * the productions and rooms of all events before it takes ten of them.
 */
function listings(db: Db, wanted: AliasedExpression<{ id: number }, 'wanted'>) {
  return db
    .selectFrom(wanted)
    .innerJoin('events', 'events.id', 'wanted.id')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .innerJoin('rooms', 'rooms.id', 'events.room_id')
    .innerJoin('venues', 'venues.id', 'rooms.venue_id')
    .innerJoin('event_types', 'event_types.id', 'events.type_id')
    .innerJoin('genres', 'genres.id', 'events.genre_id')
    .leftJoin('series', 'series.id', 'events.series_id')
    .leftJoin('audio_samples', 'audio_samples.production_id', 'events.production_id')
    .leftJoin('assets as picture', (join) =>
      thatIsShown(
        join.on(({ eb, fn }) =>
          eb('picture.id', '=', fn.coalesce('events.picture_id', 'productions.picture_id')),
        ),
      ),
    )
    .select(PICTURE_COLUMNS)
    .select([
      'events.id',
      'events.production_id',
      'events.date_start',
      'events.date_end',
      'events.day',
      'events.status',
      'events.revision',
      'events.id_jet',
      'events.age_from',
      'events.age_to',
      'events.access_kinds as own_access',
      'events.published_at',
      'events.updated_at',
      'productions.updated_at as production_updated_at',
      'rooms.updated_at as room_updated_at',
      'venues.updated_at as venue_updated_at',
      'productions.slug',
      'productions.artwork',
      'productions.title_de',
      'productions.title_en',
      'productions.subline_de',
      'productions.subline_en',
      'productions.duration_minutes',
      'productions.access_kinds as production_access',
      'rooms.id as room_id',
      'rooms.access_kinds as room_access',
      'rooms.slug as room_slug',
      'rooms.name_de as room_de',
      'rooms.name_en as room_en',
      'rooms.floor_de',
      'rooms.floor_en',
      'venues.name_de as venue_de',
      'venues.name_en as venue_en',
      'venues.street',
      'venues.postal_code',
      'venues.city',
      'event_types.id as type_id',
      'event_types.slug as type_slug',
      'event_types.name_de as type_de',
      'event_types.name_en as type_en',
      'genres.id as genre_id',
      'genres.slug as genre_slug',
      'genres.name_de as genre_de',
      'genres.name_en as genre_en',
      'series.id as series_id',
      'series.slug as series_slug',
      'series.title_de as series_de',
      'series.title_en as series_en',
      'audio_samples.file as sample',
    ]);
}

function onlineIds(db: Db) {
  return db.selectFrom('events').select('events.id').where(online);
}

/** The same by a key of theirs. SQLite would rather walk along all events that are online, if it could see that they are asked for. */
function onlineByKey(db: Db) {
  return db
    .selectFrom('events')
    .select('events.id')
    .where((eb) => sql<boolean>`(${online(eb)}) is true`);
}

type ListingRow = Awaited<ReturnType<ReturnType<typeof listings>['execute']>>[number];

function toListing(row: ListingRow): EventListing {
  const { series_id, series_slug, series_de } = row;
  return {
    id: row.id,
    productionId: row.production_id,
    slug: row.slug,
    art: artOf(row, artworkSeed(row.slug, row.artwork)),
    artwork: artworkSeed(row.slug, row.artwork),
    title: localizedFrom(row, 'title'),
    subline: localizedFrom(row, 'subline'),
    type: { id: row.type_id, slug: row.type_slug, name: localizedFrom(row, 'type') },
    genre: { id: row.genre_id, slug: row.genre_slug, name: localizedFrom(row, 'genre') },
    series:
      series_id !== null && series_slug !== null && series_de !== null
        ? { id: series_id, slug: series_slug, name: { de: series_de, en: row.series_en } }
        : null,
    room: {
      id: row.room_id,
      slug: row.room_slug,
      name: localizedFrom(row, 'room'),
      floor: localizedFrom(row, 'floor'),
      venue: {
        name: localizedFrom(row, 'venue'),
        street: row.street,
        postalCode: row.postal_code,
        city: row.city,
      },
    },
    dateStart: row.date_start,
    dateEnd: row.date_end,
    day: row.day,
    durationMinutes: row.duration_minutes,
    ageFrom: row.age_from,
    ageTo: row.age_to,
    access: accessOf(row.own_access, row.production_access, row.room_access),
    status: row.status,
    revision: row.revision,
    publishedAt: row.published_at,
    updatedAt: latestOf([
      row.updated_at,
      row.production_updated_at,
      row.room_updated_at,
      row.venue_updated_at,
    ]),
    jetId: row.id_jet,
    sample: row.sample,
  };
}

/** One page of upcoming events in the order they begin. The page's ids come first, from the covering index alone. */
export async function listEvents(
  db: Db,
  window: EventWindow,
  { offset, limit }: { offset: number; limit: number },
): Promise<EventListing[]> {
  const ids = within(db.selectFrom('events').select('events.id'), window)
    .orderBy('events.date_start')
    .orderBy('events.id')
    .offset(offset)
    .limit(limit);
  const rows = await listings(db, ids.as('wanted'))
    .orderBy('events.date_start')
    .orderBy('events.id')
    .execute();
  return rows.map(toListing);
}

/** The first upcoming events of several windows, in one query; of `ids` only, where a window names some. */
export async function listEventsOfAll(
  db: Db,
  windows: readonly (EventWindow & { ids: readonly number[] })[],
  limit: number,
): Promise<EventListing[][]> {
  const [first, ...others] = windows.map((window, list) => {
    const found = within(db.selectFrom('events').select('events.id'), window)
      .$if(window.ids.length > 0, (query) => query.where('events.id', 'in', [...window.ids]))
      .orderBy('events.date_start')
      .orderBy('events.id')
      .limit(limit);
    return db.selectFrom(found.as('found')).select(['found.id', sql<number>`${sql.lit(list)}`.as('list')]);
  });
  if (!first) return [];
  const wanted = others.reduce((union, each) => union.unionAll(each), first).as('wanted');
  const rows = await listings(db, wanted)
    .select(sql<number>`${sql.ref('wanted.list')}`.as('list'))
    .orderBy('events.date_start')
    .orderBy('events.id')
    .execute();
  return windows.map((_, list) => rows.filter((row) => Number(row.list) === list).map(toListing));
}

/** One portion of the events that are online and begin from a moment on, by id. */
export async function findEventsFrom(
  db: Db,
  from: Instant,
  { after, limit }: { after: number; limit: number },
): Promise<EventListing[]> {
  const ids = onlineIds(db)
    .where('events.date_start', '>=', from)
    .where('events.id', '>', after)
    .orderBy('events.id')
    .limit(limit);
  const rows = await listings(db, ids.as('wanted')).orderBy('events.id').execute();
  return rows.map(toListing);
}

/** One event that is online, past ones included. */
export async function findEvent(
  db: Db,
  id: number,
  audience: Audience = 'visitors',
): Promise<EventListing | null> {
  const visible = audience === 'staff' ? db.selectFrom('events').select('events.id') : onlineByKey(db);
  const ids = visible.where('events.id', '=', id);
  const row = await listings(db, ids.as('wanted')).executeTakeFirst();
  return row ? toListing(row) : null;
}

/** Scope of dates: those of some productions, of a series, in the rooms of a venue, or children of another event. */
export type EventScope =
  | { productionIds: readonly number[] }
  | { seriesId: number }
  | { venueId: number }
  | { parentId: number };

/** Upcoming dates within a scope, in order. */
export async function findUpcomingEventsOf(
  db: Db,
  scope: EventScope,
  { now, limit }: { now: Instant; limit: number },
): Promise<EventListing[]> {
  if ('productionIds' in scope && scope.productionIds.length === 0) return [];
  // Few events belong to one.
  const ids = ('parentId' in scope ? onlineByKey(db) : onlineIds(db))
    .where((eb) => {
      if ('productionIds' in scope) return eb('events.production_id', 'in', [...scope.productionIds]);
      if ('parentId' in scope) return eb('events.parent_id', '=', scope.parentId);
      if ('seriesId' in scope) return eb('events.series_id', '=', scope.seriesId);
      const rooms = db.selectFrom('rooms').select('rooms.id').where('rooms.venue_id', '=', scope.venueId);
      return eb('events.room_id', 'in', rooms);
    })
    .where('events.date_end', '>', now)
    .orderBy('events.date_start')
    .orderBy('events.id')
    .limit(limit);
  const rows = await listings(db, ids.as('wanted'))
    .orderBy('events.date_start')
    .orderBy('events.id')
    .execute();
  return rows.map(toListing);
}

/** Tells if an event belongs to another one. */
export async function isChild(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('events').select('id').where('id', '=', id).where('parent_id', 'is not', null);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Tells if other events belong to an event. */
export async function isParent(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('events').select('id').where('parent_id', '=', id).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The next dates that take place of each of some productions, at most `each`, from `from` on. */
export async function findNextEvents(
  db: Db,
  productionIds: readonly number[],
  { now, from, each }: { now: Instant; from: Instant; each: number },
): Promise<EventListing[]> {
  if (productionIds.length === 0) return [];
  const ranked = onlineIds(db)
    .select(sql<number>`row_number() over (partition by production_id order by date_start, id)`.as('place'))
    .where('events.production_id', 'in', [...productionIds])
    .where('events.status', '=', 'scheduled')
    .where('events.date_end', '>', now)
    .where('events.date_start', '>=', from)
    .as('ranked');
  const ids = db.selectFrom(ranked).select('ranked.id').where('ranked.place', '<=', each);
  const rows = await listings(db, ids.as('wanted'))
    .orderBy('events.date_start')
    .orderBy('events.id')
    .execute();
  return rows.map(toListing);
}

/** The events of these ids that are online, past ones included, in the order they begin. */
export async function findEventsByIds(db: Db, ids: number[]): Promise<EventListing[]> {
  if (ids.length === 0) return [];
  const known = onlineByKey(db).where('events.id', 'in', ids);
  const rows = await listings(db, known.as('wanted'))
    .orderBy('events.date_start')
    .orderBy('events.id')
    .execute();
  return rows.map(toListing);
}

/** Events by their box office ids, past ones included; offline ones are left out. */
export async function findEventsByJetIds(db: Db, jetIds: number[]): Promise<Map<number, EventListing>> {
  if (jetIds.length === 0) return new Map();
  const ids = onlineByKey(db).where('events.id_jet', 'in', [...new Set(jetIds)]);
  const rows = await listings(db, ids.as('wanted')).execute();
  return new Map(rows.map((row) => [row.id_jet ?? 0, toListing(row)]));
}
