import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { findFreePerformances } from '#features/box-office/ticketing/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { accessBits, accessOf } from '#lib/access-kinds.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import { within } from './event-conditions.server.ts';
import type { EventWindow } from './event-window.ts';
import { type DayOfEvents, UpcomingColumns } from './upcoming-columns.ts';

export async function countEvents(db: Db, window: EventWindow): Promise<number> {
  const query = within(db.selectFrom('events').select(sql<number>`count(*)`.as('count')), window);
  const { count } = await query.executeTakeFirstOrThrow();
  return count;
}

/** How many events each day has, for the days that have any, in order. */
export async function countEventsByDay(db: Db, window: EventWindow): Promise<DayOfEvents[]> {
  const rows = await within(
    db.selectFrom('events').select(['events.day', sql<number>`count(*)`.as('count')]),
    window,
  )
    .groupBy('events.day')
    .orderBy('events.day')
    .execute();
  return rows.map(({ day, count }) => ({ day, count: Number(count) }));
}

/** Reads the filter columns of every upcoming event, from the start of a day on. */
export async function readUpcomingColumns(
  db: Db,
  window: Pick<EventWindow, 'from' | 'now'>,
): Promise<UpcomingColumns> {
  const all = { ...window, filter: {}, until: null };
  const [rows, tags, free] = await Promise.all([
    within(db.selectFrom('events'), all)
      .innerJoin('productions', 'productions.id', 'events.production_id')
      .innerJoin('rooms', 'rooms.id', 'events.room_id')
      .select([
        'events.id',
        'events.id_jet',
        'events.day',
        'events.date_end',
        'events.room_id',
        'events.type_id',
        'events.genre_id',
        'events.series_id',
        'events.production_id',
        'events.age_from',
        'events.age_to',
        'events.access_kinds as own_access',
        'productions.access_kinds as production_access',
        'rooms.access_kinds as room_access',
      ])
      .orderBy('events.date_start')
      .orderBy('events.id')
      .execute(),
    readTaggedEvents(db),
    findFreePerformances(db),
  ]);
  return new UpcomingColumns(
    rows.map(({ own_access, production_access, room_access, id_jet, ...row }) => ({
      ...row,
      isFree: id_jet !== null && free.has(id_jet),
      access: accessBits(accessOf(own_access, production_access, room_access)),
    })),
    tags,
  );
}

/** The events of each tag, a statement a tag: a large venue has many of them, and on SQLite each statement blocks others. */
async function readTaggedEvents(db: Db): Promise<Map<number, number[]>> {
  const tagged = new Map<number, number[]>();
  for (const { id } of await db.selectFrom('event_tags').select('id').execute()) {
    const rows = await db
      .selectFrom('event_event_tags')
      .select('event_id')
      .where('tag_id', '=', id)
      .execute();
    tagged.set(
      id,
      rows.map((row) => row.event_id),
    );
    await nextTurn();
  }
  return tagged;
}

/** The ids of the events of each day before `until` (exclusive), in order. */
export async function findEventIdsByDay(
  db: Db,
  window: EventWindow,
  until: Day,
): Promise<Map<Day, number[]>> {
  const rows = await within(db.selectFrom('events').select(['events.day', 'events.id']), window)
    .where('events.day', '<', until)
    .orderBy('events.date_start')
    .orderBy('events.id')
    .execute();
  const days = new Map<Day, number[]>();
  for (const { day, id } of rows) days.set(day, [...(days.get(day) ?? []), id]);
  return days;
}

/** How many coming dates are for which ages. */
export async function countEventsByAges(
  db: Db,
  now: Instant,
): Promise<{ ageFrom: number; ageTo: number; count: number }[]> {
  const rows = await db
    .selectFrom('events')
    .select(['events.age_from', 'events.age_to', sql<number>`count(*)`.as('count')])
    .where('events.is_online', '=', true)
    .where('events.date_end', '>', now)
    .groupBy(['events.age_from', 'events.age_to'])
    .execute();
  return rows.map((row) => ({ ageFrom: row.age_from, ageTo: row.age_to, count: Number(row.count) }));
}

export interface DatesOfSeries {
  count: number;
  next: Day;
  ageFrom: number;
  ageTo: number;
}

/** How many dates each series still has that take place, when the next one is, and for whom they all are. */
export async function countDatesOfSeries(db: Db, now: Instant): Promise<Map<number, DatesOfSeries>> {
  const rows = await db
    .selectFrom('events')
    .select(({ fn }) => [
      'events.series_id',
      sql<number>`count(*)`.as('count'),
      fn.min('events.day').as('next'),
      fn.min('events.age_from').as('age_from'),
      fn.max('events.age_to').as('age_to'),
    ])
    .where('events.series_id', 'is not', null)
    .where('events.is_online', '=', true)
    .where('events.status', '=', 'scheduled')
    .where('events.date_end', '>', now)
    .groupBy('events.series_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.series_id ?? 0,
      { count: Number(row.count), next: row.next, ageFrom: row.age_from, ageTo: row.age_to },
    ]),
  );
}
