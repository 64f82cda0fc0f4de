import { sql } from 'kysely';
import { IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { containsWord } from '#platform/database/contains-word.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** An event with how it is sold, as the desk reads it. */
export interface DeskEvent {
  id: number;
  title: Localized;
  roomId: number;
  room: Localized;
  startsAt: Instant;
  endsAt: Instant;
  status: 'scheduled' | 'cancelled' | 'postponed';
  /** Its start does not hold, and there is no other yet (docs/decisions/0095). */
  isPostponed: boolean;
  /** Visitors can see it. */
  isOnline: boolean;
  /** The number the box office knows it by; `null` when it is not on sale. */
  jetId: number | null;
  sale: {
    status: 'open' | 'stopped';
    startsAt: Instant | null;
    /** From when on members may buy, before everybody. */
    membersFrom: Instant | null;
    endsAt: Instant | null;
    /** Tickets an order may hold of one price, and in all. */
    maxPerPrice: number;
    maxPerOrder: number;
    capacity: number;
    held: number;
    sold: number;
    blocked: number;
  } | null;
}

/** Tells if nothing of an event is to come. A postponed event has yet to take place, regardless of when it was to end. */
export function isOver(
  { status, isPostponed, endsAt }: Pick<DeskEvent, 'status' | 'isPostponed' | 'endsAt'>,
  now: Instant,
): boolean {
  return !(status === 'postponed' && isPostponed) && endsAt <= now;
}

const places = (column: 'capacity' | 'held' | 'sold' | 'blocked') =>
  sql<number>`coalesce((select sum(${sql.ref(`pools.${column}`)}) from pools
    where pools.performance_id = performances.id and pools.seat_group_id is not null), 0)`;

/** The series that the event of a sale belongs to; `null` without one. */
export async function findSeriesOfJet(db: Db, jetId: number): Promise<number | null> {
  const event = await db
    .selectFrom('events')
    .select('series_id')
    .where('id_jet', '=', jetId)
    .executeTakeFirst();
  return event?.series_id ?? null;
}

function events(db: Db | Trx) {
  return db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .innerJoin('rooms', 'rooms.id', 'events.room_id')
    .leftJoin('performances', 'performances.id', 'events.id_jet');
}

function read(db: Db | Trx) {
  return events(db).select([
    'events.id',
    'events.date_start as startsAt',
    'events.date_end as endsAt',
    'events.status',
    'events.id_jet as jetId',
    'events.room_id as roomId',
    'events.is_online',
    'productions.is_online as production_online',
    'productions.title_de',
    'productions.title_en',
    'rooms.name_de',
    'rooms.name_en',
    IS_POSTPONED.as('isPostponed'),
    'performances.status as saleStatus',
    'performances.sale_starts_at as saleStartsAt',
    'performances.members_from as membersFrom',
    'performances.sale_ends_at as saleEndsAt',
    'performances.max_per_price as maxPerPrice',
    'performances.max_per_order as maxPerOrder',
    places('capacity').as('capacity'),
    places('held').as('held'),
    places('sold').as('sold'),
    places('blocked').as('blocked'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number];

function toEvent(row: Row): DeskEvent {
  const { id, startsAt, endsAt, status, jetId, roomId, saleStatus } = row;
  return {
    id,
    title: localizedFrom(row, 'title'),
    roomId,
    room: localizedFrom(row, 'name'),
    startsAt,
    endsAt,
    status,
    // Events that are not on sale keep no start they were postponed from: their state says all.
    isPostponed: saleStatus === null ? status === 'postponed' : Number(row.isPostponed) === 1,
    isOnline: row.is_online && row.production_online,
    jetId: saleStatus === null ? null : jetId,
    sale:
      saleStatus === null
        ? null
        : {
            status: saleStatus,
            startsAt: row.saleStartsAt,
            membersFrom: row.membersFrom,
            endsAt: row.saleEndsAt,
            maxPerPrice: row.maxPerPrice ?? 0,
            maxPerOrder: row.maxPerOrder ?? 0,
            capacity: Number(row.capacity),
            held: Number(row.held),
            sold: Number(row.sold),
            blocked: Number(row.blocked),
          },
  };
}

const IS_WAITED_FOR = sql<boolean>`exists (select 1 from waiting_entries
  where waiting_entries.performance_id = performances.id and waiting_entries.state in ('waiting', 'offered'))`;

const IS_UPCOMING = sql<boolean>`(events.status = 'postponed' and ${IS_POSTPONED} = 1)`;

/** Filter of events at the desk. */
export interface DeskEventFilter {
  words: readonly string[];
  /** Not over at this instant, the next first; or over by then, the latest first. */
  from?: Instant;
  until?: Instant;
  /** Somebody waits for places. */
  isWaitedFor?: boolean;
}

/** One page of events. */
export async function findDeskEvents(
  db: Db,
  { words, from, until, isWaitedFor = false }: DeskEventFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ events: DeskEvent[]; total: number }> {
  const isMeant = words.map(
    (word) =>
      sql<boolean>`(${sql.join(containsWord(['productions.title_de', 'productions.title_en'], word), sql` or `)})`,
  );
  // As in `isOver`: postponed events are among the coming ones.
  if (from !== undefined) isMeant.push(sql<boolean>`(events.date_end >= ${from} or ${IS_UPCOMING})`);
  if (until !== undefined) isMeant.push(sql<boolean>`events.date_end < ${until} and not ${IS_UPCOMING}`);
  if (isWaitedFor) isMeant.push(IS_WAITED_FOR);
  let matching = events(db);
  for (const condition of isMeant) matching = matching.where(condition);
  const order = until === undefined ? 'asc' : 'desc';
  // The page first: places are summed up for its events alone.
  const wanted = await matching
    .select('events.id')
    .orderBy('events.date_start', order)
    .orderBy('events.id', order)
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    events: await findDeskEventsById(
      db,
      wanted.map(({ id }) => id),
    ),
    total: Number(total),
  };
}

/** Events in the order of their ids. */
async function findDeskEventsById(db: Db, ids: readonly number[]): Promise<DeskEvent[]> {
  if (ids.length === 0) return [];
  const rows = await read(db).where('events.id', 'in', ids).execute();
  const eventOf = new Map(rows.map((row) => [row.id, toEvent(row)]));
  return ids.flatMap((id) => eventOf.get(id) ?? []);
}

export async function findDeskEvent(db: Db | Trx, id: number): Promise<DeskEvent | null> {
  const row = await read(db).where('events.id', '=', id).executeTakeFirst();
  return row ? toEvent(row) : null;
}

/** A room an event can take place in. */
export interface DeskRoom {
  id: number;
  name: Localized;
}

/** All rooms of the venue, in its order. */
export async function findDeskRooms(db: Db | Trx): Promise<DeskRoom[]> {
  const rows = await db
    .selectFrom('rooms')
    .select(['id', 'name_de', 'name_en'])
    .orderBy('venue_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: localizedFrom(row, 'name') }));
}

/** Holds an event until the transaction ends. */
export async function lockEvent(trx: Trx, engine: Engine, id: number): Promise<void> {
  await trx
    .selectFrom('events')
    .select('id')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

type EventChange =
  | { jetId: number }
  | { roomId: number }
  | { status: DeskEvent['status'] }
  | { startsAt: Instant; endsAt: Instant };

/** Changes an event; calendars that subscribed take it again. */
export async function changeEvent(trx: Trx, id: number, change: EventChange, now: Instant): Promise<void> {
  const columns =
    'jetId' in change
      ? { id_jet: change.jetId }
      : 'roomId' in change
        ? { room_id: change.roomId }
        : 'status' in change
          ? { status: change.status }
          : {
              date_start: change.startsAt,
              date_end: change.endsAt,
              day: dayOf(change.startsAt),
              status: 'scheduled' as const,
            };
  await trx
    .updateTable('events')
    .set((eb) => ({ ...columns, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** The event the box office knows by a number. */
export async function findDeskEventOfJet(db: Db, jetId: number): Promise<DeskEvent | null> {
  const row = await read(db).where('events.id_jet', '=', jetId).executeTakeFirst();
  return row ? toEvent(row) : null;
}
