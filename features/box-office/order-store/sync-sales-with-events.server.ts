import { sql } from 'kysely';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { clearRemindersOf } from './unpaid-store.server.ts';

/**
 * Copies the facts of events to their sales. Part of every use case that changes an event or its production, in the same
 * transaction, so that a cancelled event is never on sale.
 */
export async function syncSalesWithEvents(
  trx: Trx,
  of: { eventId: number } | { productionId: number } | 'all',
): Promise<void> {
  if (of !== 'all' && 'eventId' in of) {
    await moveSale(trx, of.eventId);
    await recordFormerRoom(trx, of.eventId);
  }
  let events = trx.selectFrom('events').innerJoin('productions', 'productions.id', 'events.production_id');
  if (of !== 'all')
    events =
      'eventId' in of
        ? events.where('events.id', '=', of.eventId)
        : events.where('events.production_id', '=', of.productionId);
  const said = events
    .where('events.id_jet', 'is not', null)
    .select([
      'events.id_jet',
      'events.date_start',
      'events.date_end',
      'events.room_id',
      'events.status',
      sql<string>`case when events.is_online and productions.is_online then events.status else 'offline' end`.as(
        'state',
      ),
    ])
    .as('said');
  await trx
    .updateTable('performances')
    .from(said)
    .set((eb) => ({
      event_state: eb.ref('said.state') as never,
      event_starts_at: eb.ref('said.date_start'),
      event_ends_at: eb.ref('said.date_end'),
      event_room_id: eb.ref('said.room_id'),
      postponed_from: POSTPONED_FROM,
    }))
    .whereRef('performances.id', '=', 'said.id_jet')
    .execute();
}

/**
 * An event that is postponed, and cancelled after that, keeps the start that did not hold; if it was moved in the same
 * step, that is the start before the move.
 */
const POSTPONED_FROM = sql<Instant | null>`case said.status
  when 'postponed' then coalesce(performances.postponed_from, performances.event_starts_at, said.date_start)
  when 'cancelled' then performances.postponed_from
  else null end`;

/** `false`: ticket holders take its start as final. */
export async function setPostponementNotified(trx: Trx, id: number, isNotified: boolean): Promise<void> {
  await trx.updateTable('performances').set({ told_postponed: isNotified }).where('id', '=', id).execute();
}

/** An event that is moved takes its timeslots and tickets along, and the end of its sale where that was its own start or end. */
async function moveSale(trx: Trx, eventId: number): Promise<void> {
  const sale = await trx
    .selectFrom('performances')
    .innerJoin('events', 'events.id_jet', 'performances.id')
    .select([
      'performances.id',
      'sale_ends_at as saleEndsAt',
      'event_starts_at as startedAt',
      'event_ends_at as endedAt',
      'told_starts_at as notifiedStartsAt',
      'date_start as startsAt',
      'date_end as endsAt',
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  if (!sale || sale.startedAt === null || sale.endedAt === null) return;
  const { id, saleEndsAt, startedAt, endedAt, startsAt, endsAt, notifiedStartsAt } = sale;
  if (saleEndsAt !== null && (saleEndsAt === startedAt || saleEndsAt === endedAt)) {
    const movedEnd = saleEndsAt === startedAt ? startsAt : endsAt;
    await trx.updateTable('performances').set({ sale_ends_at: movedEnd }).where('id', '=', id).execute();
  }
  const byMs = Date.parse(startsAt) - Date.parse(startedAt);
  if (byMs === 0) return;
  const known = notifiedStartsAt ?? startedAt;
  // Moved back before anybody was notified: no notification is needed.
  await setNotifiedStart(trx, id, known === startsAt ? null : known);
  // Orders are locked before their tickets.
  await clearRemindersOf(trx, id);
  await moveTimeslots(trx, id, byMs);
  await moveTickets(trx, id, byMs);
}

/** Records the room ticket holders were notified of, for an event that is in another room now. */
async function recordFormerRoom(trx: Trx, eventId: number): Promise<void> {
  const sale = await trx
    .selectFrom('performances')
    .innerJoin('events', 'events.id_jet', 'performances.id')
    .select(['performances.id', 'event_room_id as before', 'told_room_id as notified', 'room_id as now'])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  if (!sale || sale.before === null || sale.before === sale.now) return;
  const known = sale.notified ?? sale.before;
  await setNotifiedRoom(trx, sale.id, known === sale.now ? null : known);
}

/** `null`: ticket holders know its room. */
export async function setNotifiedRoom(trx: Trx, id: number, roomId: number | null): Promise<void> {
  await trx.updateTable('performances').set({ told_room_id: roomId }).where('id', '=', id).execute();
}

/** `null`: ticket holders know its start. */
export async function setNotifiedStart(trx: Trx, id: number, startsAt: Instant | null): Promise<void> {
  await trx.updateTable('performances').set({ told_starts_at: startsAt }).where('id', '=', id).execute();
}

async function moveTimeslots(trx: Trx, performanceId: number, byMs: number): Promise<void> {
  const pools = await trx
    .selectFrom('pools')
    .select(['id', 'starts_at'])
    .where('performance_id', '=', performanceId)
    .where('starts_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, starts_at } of pools) {
    const moved = new Date(Date.parse(starts_at ?? '') + byMs).toISOString();
    await trx.updateTable('pools').set({ starts_at: moved }).where('id', '=', id).execute();
  }
}

async function moveTickets(trx: Trx, performanceId: number, byMs: number): Promise<void> {
  const starts = await trx
    .selectFrom('order_tickets')
    .select('starts_at')
    .distinct()
    .where('performance_id', '=', performanceId)
    .where('state', '=', 'valid')
    .where('starts_at', 'is not', null)
    .orderBy('starts_at', byMs > 0 ? 'desc' : 'asc')
    .execute();
  // In the direction of the move, so that none is moved twice.
  for (const { starts_at } of starts) {
    const moved = new Date(Date.parse(starts_at ?? '') + byMs).toISOString();
    await trx
      .updateTable('order_tickets')
      .set({ starts_at: moved })
      .where('performance_id', '=', performanceId)
      .where('state', '=', 'valid')
      .where('starts_at', '=', starts_at)
      .execute();
  }
}
