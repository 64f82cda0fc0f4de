import { IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { Admission } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** No venue has so many in half a day. */
const MAX_DOORS = 50;

/** How many have come in with tickets of a performance, and how many are expected with those that came. */
export interface DoorCounts {
  inside: number;
  expected: number;
}

/** Records an admission. The order of the tickets is locked. */
export async function markAdmitted(trx: Trx, codes: readonly string[], admission: Admission): Promise<void> {
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
    ])
    .execute();
  return new Map(
    rows.map(({ id, expected, inside }) => [id, { inside: Number(inside), expected: Number(expected) }]),
  );
}

/** The tickets of a performance that open its door, by their codes, without a word about whose they are. */
export async function findDoorCodes(
  db: Db,
  performanceId: number,
): Promise<{ code: string; admittedAt: Instant | null }[]> {
  return (
    doorTickets(db)
      .innerJoin('performances', 'performances.id', 'performance_id')
      .where('performance_id', '=', performanceId)
      // Nobody comes in before there is a new date.
      .where(IS_POSTPONED, '=', 0)
      .select(['code', 'admitted_at as admittedAt'])
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
