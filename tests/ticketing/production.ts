import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { dayOf } from '#lib/venue-time.ts';

const named = (name: string) => ({ name_de: name, name_en: null });

/** A production whose dates are sales of these numbers, and one that has another. Re-created on every call. */
export async function stageProduction(
  db: Db,
  dates: { jetId: number; dateStart: string; dateEnd: string; production?: string }[],
): Promise<void> {
  for (const table of [
    'events',
    'productions',
    'rooms',
    'venues',
    'seasons',
    'genres',
    'event_types',
  ] as const)
    await db.deleteFrom(table).execute();
  const option = { slug: 'theatre', show_in_filter: true, position: 0, ...named('Theater') };
  const type = await db.insertInto('event_types').values(option).returning('id').executeTakeFirstOrThrow();
  const genre = await db.insertInto('genres').values(option).returning('id').executeTakeFirstOrThrow();
  const season = await db
    .insertInto('seasons')
    .values({ slug: 's', starts_on: '2026-08-01', ends_on: '2027-07-31', ...named('2026/27') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = { directions_de: '', directions_en: null, access_de: '', access_en: null };
  const venue = await db
    .insertInto('venues')
    .values({
      slug: 'haus',
      street: 'Weg 1',
      postal_code: '10999',
      city: 'Berlin',
      ...named('Haus'),
      ...texts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const room = await db
    .insertInto('rooms')
    .values({
      ...{ slug: 'saal', venue_id: venue.id, position: 0, ...named('Saal') },
      ...{ floor_de: '', floor_en: null, access_de: '', access_en: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { type_id: type.id, genre_id: genre.id, series_id: null, age_from: 4, age_to: 10 };
  const empty = { subline_de: '', lead_de: '', description_de: '', language_de: '' };
  for (const [title, own] of Map.groupBy(dates, ({ production = 'Käfer' }) => production)) {
    const { id } = await db
      .insertInto('productions')
      .values({
        ...{ ...of, ...empty, slug: title, title_de: title, title_en: null, season_id: season.id },
        ...{ duration_minutes: 60, doors_minutes: 15, programs: '[]', images: '[]', sponsors: '[]' },
        is_online: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { jetId, dateStart, dateEnd } of own)
      await db
        .insertInto('events')
        .values({
          ...{ ...of, production_id: id, room_id: room.id, id_jet: jetId, is_online: true },
          ...{ date_start: dateStart, date_end: dateEnd, day: dayOf(dateStart) },
        })
        .execute();
  }
  await db.transaction().execute((trx) => syncSalesWithEvents(trx, 'all'));
}
