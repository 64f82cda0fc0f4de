import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CheckInTables } from './table.server.ts';

/** No venue has so many in half a day. */
const MAX_FREE_DOORS = 50;

/** An event that sells no tickets, whose visitors are counted at its door. */
export interface FreeEvent {
  id: number;
  title_de: string;
  title_en: string | null;
  startsAt: Instant;
  endsAt: Instant;
}

/** Locks the count of an event until the transaction ends; `false` where there is no such event. */
export async function lockCount(trx: Trx, engine: Engine, eventId: number): Promise<boolean> {
  const query = trx.selectFrom('events').select('id').where('id', '=', eventId);
  const row = await (engine === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row !== undefined;
}

/**
 * People without a ticket who are inside, by event; those nobody was counted at are left out. By the moments of the presses
 * the count never falls below zero: the deepest point below it is what went out without having come in.
 */
export async function findHeads(db: Db | Trx, eventIds: readonly number[]): Promise<Map<number, number>> {
  if (eventIds.length === 0) return new Map();
  const running = db
    .selectFrom('door_heads')
    .where('event_id', 'in', eventIds)
    .select([
      'event_id',
      'heads',
      sql<number>`sum(heads) over (partition by event_id order by pressed_at, heads desc rows unbounded preceding)`.as(
        'inside',
      ),
    ]);
  const rows = await db
    .selectFrom(running.as('running'))
    .groupBy('event_id')
    .select(({ fn }) => [
      'event_id as id',
      fn.sum<number>('heads').as('heads'),
      fn.min<number>('inside').as('deepest'),
    ])
    .execute();
  return new Map(rows.map(({ id, heads, deepest }) => [id, Number(heads) - Math.min(0, Number(deepest))]));
}

/** Makes the id of a press that of its event: phones may use one for two events. */
const idAt = ({ id, event_id: eventId }: Pick<CheckInTables['door_heads'], 'id' | 'event_id'>) =>
  `${eventId} ${id}`;

/** Tells if a press was counted before at its event. */
export async function isCounted(
  trx: Trx,
  press: Pick<CheckInTables['door_heads'], 'id' | 'event_id'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('door_heads')
    .select('id')
    .where('id', '=', idAt(press))
    .executeTakeFirst();
  return row !== undefined;
}

/** Moment of the latest press at an event; `null` before the first. */
export async function findLatestPress(trx: Trx, eventId: number): Promise<Instant | null> {
  const row = await trx
    .selectFrom('door_heads')
    .where('event_id', '=', eventId)
    .select(({ fn }) => fn.max('pressed_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function addHeads(trx: Trx, row: CheckInTables['door_heads']): Promise<void> {
  await trx
    .insertInto('door_heads')
    .values({ ...row, id: idAt(row) })
    .execute();
}

/** Events without tickets that start before `until` and end after `from`, the next first. */
export function findFreeEvents(
  db: Db,
  { from, until }: { from: Instant; until: Instant },
): Promise<FreeEvent[]> {
  return freeEvents(db)
    .where('events.date_start', '<=', until)
    .where('events.date_end', '>=', from)
    .where('events.status', '=', 'scheduled')
    .orderBy('events.date_start')
    .orderBy('events.id')
    .limit(MAX_FREE_DOORS)
    .execute();
}

/** One event without tickets, whenever that is. */
export function findFreeEvent(db: Db, id: number): Promise<FreeEvent | undefined> {
  return freeEvents(db).where('events.id', '=', id).executeTakeFirst();
}

function freeEvents(db: Db) {
  return db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .where('events.id_jet', 'is', null)
    .where('events.is_online', '=', true)
    .where('productions.is_online', '=', true)
    .select([
      'events.id',
      'productions.title_de',
      'productions.title_en',
      'events.date_start as startsAt',
      'events.date_end as endsAt',
    ]);
}
