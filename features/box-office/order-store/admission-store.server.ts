import { sql } from 'kysely';
import { IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { Admission } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** No venue has so many in half a day. */
const MAX_DOORS = 50;

/** How many have come in with tickets of a performance, how many of them are there, and how many are expected with those that came. */
export interface DoorCounts {
  inside: number;
  present: number;
  expected: number;
}

/** Records an admission. The order of the tickets is locked. */
export async function markAdmitted(
  trx: Trx,
  codes: readonly string[],
  admission: Pick<Admission, 'at' | 'by' | 'door' | 'scan'>,
): Promise<void> {
  const { at, by, door, scan } = admission;
  await trx
    .updateTable('order_tickets')
    .set({ admitted_at: at, admitted_by: by, admitted_door: door, admitted_scan: scan })
    .where('code', 'in', codes)
    .where('admitted_at', 'is', null)
    .execute();
}

/** Nobody came in with them after all. The order of the tickets is locked. */
export async function unmarkAdmitted(trx: Trx, codes: readonly string[]): Promise<void> {
  await trx
    .updateTable('order_tickets')
    .set({ admitted_at: null, admitted_by: null, admitted_door: null, admitted_scan: null })
    .set({ left_at: null, moved_scan: null })
    .where('code', 'in', codes)
    .execute();
}

/** Stands for an exit or a return that no scan made. */
const UNDONE = '-';

/**
 * Records that their holders went out at an instant, or came back (`null`), with a scan, or because one was undone (`null`). Scans
 * of before are kept. The order of the tickets is locked.
 */
export async function markMoved(
  trx: Trx,
  codes: readonly string[],
  { leftAt, scan }: { leftAt: Instant | null; scan: string | null },
): Promise<void> {
  await trx
    .updateTable('order_tickets')
    .set({
      left_at: leftAt,
      moved_scan: sql<string>`coalesce(moved_scan || ' ', '') || cast(${scan ?? UNDONE} as text)`,
    })
    .where('code', 'in', codes)
    .execute();
}

/** Of each performance, tests apart. A ticket cancelled after somebody came in with it still counts: they are in the building. */
export async function findDoorCounts(
  db: Db | Trx,
  performanceIds: readonly number[],
): Promise<Map<number, DoorCounts>> {
  if (performanceIds.length === 0) return new Map();
  const rows = await ticketsButTests(db)
    .where('performance_id', 'in', performanceIds)
    .where((eb) => eb.or([eb('order_tickets.state', '=', 'valid'), eb('admitted_at', 'is not', null)]))
    .groupBy('performance_id')
    .select(({ fn }) => [
      'performance_id as id',
      fn.countAll<number>().as('expected'),
      fn.count<number>('admitted_at').as('inside'),
      fn.count<number>('left_at').as('outside'),
    ])
    .execute();
  return new Map(
    rows.map(({ id, expected, inside, outside }) => [
      id,
      { inside: Number(inside), present: Number(inside) - Number(outside), expected: Number(expected) },
    ]),
  );
}

/** `findDoorCounts` of one performance by seat group, in the order of their codes. */
export async function findSeatGroupCounts(
  db: Db,
  performanceId: number,
): Promise<(DoorCounts & { code: string; name: Localized })[]> {
  const rows = await ticketsButTests(db)
    .where('performance_id', '=', performanceId)
    .where((eb) => eb.or([eb('order_tickets.state', '=', 'valid'), eb('admitted_at', 'is not', null)]))
    .groupBy('seat_group_code')
    .orderBy('seat_group_code')
    .select(({ fn }) => [
      'seat_group_code as code',
      // Renamed groups keep one code: one of their names stands for all.
      fn.max('seat_group_de').as('seat_group_de'),
      fn.max('seat_group_en').as('seat_group_en'),
      fn.countAll<number>().as('expected'),
      fn.count<number>('admitted_at').as('inside'),
      fn.count<number>('left_at').as('outside'),
    ])
    .execute();
  return rows.map(({ code, expected, inside, outside, ...row }) => ({
    code,
    name: localizedFrom(row, 'seat_group'),
    ...{ inside: Number(inside), present: Number(inside) - Number(outside), expected: Number(expected) },
  }));
}

/** The tickets of a performance that open its door, by their codes, without a word about whose they are. */
export async function findDoorCodes(
  db: Db,
  performanceId: number,
): Promise<{ code: string; admittedAt: Instant | null; leftAt: Instant | null }[]> {
  return (
    doorTickets(db)
      .innerJoin('performances', 'performances.id', 'performance_id')
      .where('performance_id', '=', performanceId)
      // Nobody comes in before there is a new date.
      .where(IS_POSTPONED, '=', 0)
      .select(['code', 'admitted_at as admittedAt', 'left_at as leftAt'])
      .orderBy('order_tickets.id')
      .execute()
  );
}

/** The number of the order of a ticket, by the content of its code. */
export async function findOrderNumberOfTicket(db: Db, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select('orders.number')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.number ?? null;
}

/**
 * The events whose door may be open: they start before `until` and end after `from`; those without either are always listed.
 */
export async function findDoors(
  db: Db,
  { from, until }: { from: Instant; until: Instant },
): Promise<{ id: number; startsAt: Instant | null }[]> {
  return db
    .selectFrom('performances')
    .select(['id', 'event_starts_at as startsAt'])
    .where('event_state', '!=', 'cancelled')
    .where(IS_POSTPONED, '=', 0)
    .where((eb) => eb.or([eb('event_starts_at', 'is', null), eb('event_starts_at', '<=', until)]))
    .where((eb) => eb.or([eb('event_ends_at', 'is', null), eb('event_ends_at', '>=', from)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_tickets')
          .select('order_tickets.id')
          .whereRef('order_tickets.performance_id', '=', 'performances.id')
          .where('order_tickets.state', '=', 'valid'),
      ),
    )
    .orderBy('event_starts_at')
    .orderBy('id')
    .limit(MAX_DOORS)
    .execute();
}

/** The door of one event, whenever that is; empty when the box office does not sell it. */
export async function findDoor(
  db: Db,
  performanceId: number,
): Promise<{ id: number; startsAt: Instant | null }[]> {
  return db
    .selectFrom('performances')
    .select(['id', 'event_starts_at as startsAt'])
    .where('id', '=', performanceId)
    .execute();
}

function doorTickets(db: Db | Trx) {
  return ticketsButTests(db).where('order_tickets.state', '=', 'valid');
}

function ticketsButTests(db: Db | Trx) {
  return db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .where('orders.is_test', '=', false);
}
