import { sql } from 'kysely';
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
  room: Localized;
  startsAt: Instant;
  endsAt: Instant;
  status: 'scheduled' | 'cancelled' | 'postponed';
  /** Visitors can see it. */
  isOnline: boolean;
  /** The number the box office knows it by; `null` when it is not on sale. */
  jetId: number | null;
  sale: {
    status: 'open' | 'stopped';
    startsAt: Instant | null;
    endsAt: Instant | null;
    capacity: number;
    held: number;
    sold: number;
    blocked: number;
  } | null;
}

const places = (column: 'capacity' | 'held' | 'sold' | 'blocked') =>
  sql<number>`coalesce((select sum(${sql.ref(`pools.${column}`)}) from pools
    where pools.performance_id = performances.id and pools.seat_group_id is not null), 0)`;

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
    'events.is_online',
    'productions.is_online as production_online',
    'productions.title_de',
    'productions.title_en',
    'rooms.name_de',
    'rooms.name_en',
    'performances.status as saleStatus',
    'performances.sale_starts_at as saleStartsAt',
    'performances.sale_ends_at as saleEndsAt',
    places('capacity').as('capacity'),
    places('held').as('held'),
    places('sold').as('sold'),
    places('blocked').as('blocked'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number];

function toEvent(row: Row): DeskEvent {
  const { id, startsAt, endsAt, status, jetId, saleStatus } = row;
  return {
    id,
    title: localizedFrom(row, 'title'),
    room: localizedFrom(row, 'name'),
    startsAt,
    endsAt,
    status,
    isOnline: row.is_online && row.production_online,
    jetId: saleStatus === null ? null : jetId,
    sale:
      saleStatus === null
        ? null
        : {
            status: saleStatus,
            startsAt: row.saleStartsAt,
            endsAt: row.saleEndsAt,
            capacity: Number(row.capacity),
            held: Number(row.held),
            sold: Number(row.sold),
            blocked: Number(row.blocked),
          },
  };
}

/** One page of the events that are not over at an instant, the next first. */
export async function findDeskEvents(
  db: Db,
  { words, from }: { words: readonly string[]; from: Instant },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ events: DeskEvent[]; total: number }> {
  const isMeant = words.map(
    (word) =>
      sql<boolean>`(${sql.join(containsWord(['productions.title_de', 'productions.title_en'], word), sql` or `)})`,
  );
  let matching = read(db).where('events.date_end', '>=', from);
  let counted = events(db).where('events.date_end', '>=', from);
  for (const condition of isMeant) {
    matching = matching.where(condition);
    counted = counted.where(condition);
  }
  const rows = await matching
    .orderBy('events.date_start')
    .orderBy('events.id')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await counted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { events: rows.map(toEvent), total: Number(total) };
}

export async function findDeskEvent(db: Db | Trx, id: number): Promise<DeskEvent | null> {
  const row = await read(db).where('events.id', '=', id).executeTakeFirst();
  return row ? toEvent(row) : null;
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

type EventChange = { jetId: number } | { status: 'cancelled' } | { startsAt: Instant; endsAt: Instant };

/** Changes an event; calendars that subscribed take it anew. */
export async function changeEvent(trx: Trx, id: number, change: EventChange, now: Instant): Promise<void> {
  const columns =
    'jetId' in change
      ? { id_jet: change.jetId }
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
