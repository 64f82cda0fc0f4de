import { sql } from 'kysely';
import { findSeatNames } from '#features/box-office/seating/index.server.ts';
import { donationDue } from '#features/box-office/ticketing/index.server.ts';
import type { GroupNeed, SeatName } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** 1 for a performance that is postponed and has no new date, else 0. */
export const IS_POSTPONED = sql<number>`case when performances.postponed_from = performances.event_starts_at then 1 else 0 end`;

/** A price list that performances can be sold by. */
export interface PriceListChoice {
  id: number;
  name: string;
  groups: { id: number; name: Localized; cents: number[] }[];
}

export async function findPriceLists(db: Db): Promise<PriceListChoice[]> {
  const [lists, groups, prices] = await Promise.all([
    db.selectFrom('price_lists').selectAll().orderBy('id').execute(),
    db.selectFrom('seat_groups').selectAll().orderBy('position').execute(),
    db.selectFrom('prices').select(['seat_group_id', 'cents']).orderBy('position').execute(),
  ]);
  return lists.map(({ id, name }) => ({
    id,
    name,
    groups: groups
      .filter((group) => group.price_list_id === id)
      .map((group) => ({
        id: group.id,
        name: localizedFrom(group, 'name'),
        cents: prices.filter((price) => price.seat_group_id === group.id).map(({ cents }) => cents),
      })),
  }));
}

/** The seat groups of a price list; none when there is no such list. */
export async function findSeatGroupIds(trx: Trx, priceListId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('seat_groups')
    .select('id')
    .where('price_list_id', '=', priceListId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many tickets of one price of a performance, and of it in all, an order may hold. */
export interface TicketLimits {
  maxPerPrice: number;
  maxPerOrder: number;
}

/** Puts a performance on sale, each of its seat groups with a capacity, or with it at each of its starts; gives its number. */
export async function insertPerformance(
  trx: Trx,
  {
    priceListId,
    saleStartsAt,
    membersFrom,
    saleEndsAt,
    capacities,
    limits,
    starts,
    planVersionId = null,
  }: {
    priceListId: number;
    /** The version of a seating plan whose seats it sells, where it does. */
    planVersionId?: number | null;
    saleStartsAt: Instant | null;
    /** From when on members may buy, before everybody. */
    membersFrom: Instant | null;
    saleEndsAt: Instant;
    /** `planGroup`: code of the group in the plan whose seats they are. */
    capacities: { groupId: number; capacity: number; planGroup?: string | null }[];
    limits: TicketLimits;
    /** Of its timeslots, the first of them number 1; none where all come at once. */
    starts: readonly Instant[];
  },
): Promise<number> {
  const { last } = await trx
    .selectFrom('performances')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  const id = Number(last) + 1;
  await trx
    .insertInto('performances')
    .values({
      ...{ id, price_list_id: priceListId, plan_version_id: planVersionId },
      ...{ sale_starts_at: saleStartsAt, members_from: membersFrom, sale_ends_at: saleEndsAt },
      ...{ max_per_price: limits.maxPerPrice, max_per_order: limits.maxPerOrder },
    })
    .execute();
  const slots: { block_id: number | null; starts_at: Instant | null }[] =
    starts.length > 0
      ? starts.map((start, index) => ({ block_id: index + 1, starts_at: start }))
      : [{ block_id: null, starts_at: null }];
  await trx
    .insertInto('pools')
    .values(
      capacities.flatMap(({ groupId, capacity, planGroup = null }) =>
        slots.map((slot) => ({
          ...{ performance_id: id, seat_group_id: groupId, capacity, plan_group: planGroup },
          ...slot,
        })),
      ),
    )
    .execute();
  return id;
}

export interface LockedPerformance {
  status: 'open' | 'stopped';
  /** Start the ticket holders were notified of, as long as it differs from that of the event. */
  notifiedStartsAt: Instant | null;
  notifiedRoomId: number | null;
  isPostponementNotified: boolean;
  /** It has no date; its start and end are those that do not hold. */
  isPostponed: boolean;
  eventStartsAt: Instant | null;
  eventEndsAt: Instant | null;
  eventRoomId: number | null;
}

/**
 * Locks the status of a sale and the facts of its event until the transaction ends; `null` when there is no such
 * performance.
 */
export async function lockPerformance(
  trx: Trx,
  engine: Engine,
  id: number,
): Promise<LockedPerformance | null> {
  const row = await trx
    .selectFrom('performances')
    .select([
      'status',
      'told_starts_at as notifiedStartsAt',
      'told_room_id as notifiedRoomId',
      'told_postponed as isPostponementNotified',
      IS_POSTPONED.as('isPostponed'),
      'event_starts_at as eventStartsAt',
      'event_ends_at as eventEndsAt',
      'event_room_id as eventRoomId',
    ])
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ? { ...row, isPostponed: Number(row.isPostponed) === 1 } : null;
}

export async function setSaleStatus(trx: Trx, id: number, status: 'open' | 'stopped'): Promise<void> {
  await trx.updateTable('performances').set({ status }).where('id', '=', id).execute();
}

/** From when on a performance is sold, and to members before; `null`: at once, and to them no earlier. */
export async function setSaleStart(
  trx: Trx,
  id: number,
  { saleStartsAt, membersFrom }: { saleStartsAt: Instant | null; membersFrom: Instant | null },
): Promise<void> {
  await trx
    .updateTable('performances')
    .set({ sale_starts_at: saleStartsAt, members_from: membersFrom })
    .where('id', '=', id)
    .execute();
}

/** Limits of tickets per order: of one price, and in all. Existing orders and carts are unaffected. */
export async function setTicketLimits(
  trx: Trx,
  id: number,
  { maxPerPrice, maxPerOrder }: TicketLimits,
): Promise<void> {
  await trx
    .updateTable('performances')
    .set({ max_per_price: maxPerPrice, max_per_order: maxPerOrder })
    .where('id', '=', id)
    .execute();
}

/** From then on the tickets of a performance are cancelled. */
export async function markEventCancelled(trx: Trx, id: number, now: Instant): Promise<void> {
  await trx.updateTable('performances').set({ cancelled_at: now }).where('id', '=', id).execute();
}

/**
 * Tells if a cancellation cannot be undone: the tickets are cancelled, or there is no event in the programme that
 * could say otherwise.
 */
export async function isCancellationFinal(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('performances')
    .leftJoin('events', 'events.id_jet', 'performances.id')
    .select(['cancelled_at', 'events.id as event_id'])
    .where('performances.id', '=', id)
    .executeTakeFirst();
  return !row || row.cancelled_at !== null || row.event_id === null;
}

/** Orders with tickets of a performance that are still valid, by number and in one order. */
export async function findOrdersWithTickets(db: Db | Trx, performanceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_tickets', 'order_tickets.order_id', 'orders.id')
    .select(['orders.id', 'orders.number'])
    .distinct()
    .where('order_tickets.performance_id', '=', performanceId)
    .where('order_tickets.state', '=', 'valid')
    .where('orders.is_test', '=', false)
    .orderBy('orders.id')
    .execute();
  return rows.map(({ number }) => number);
}

/** Performances whose event was cancelled and still have valid tickets. */
export async function findCancelledPerformances(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('performances')
    .select('performances.id')
    .where('cancelled_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_tickets')
          .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
          .select('order_tickets.id')
          .whereRef('order_tickets.performance_id', '=', 'performances.id')
          .where('order_tickets.state', '=', 'valid')
          .where('orders.is_test', '=', false),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** A line of the list at the door. */
export interface DoorTicket {
  order: string;
  position: number;
  lastName: string;
  firstName: string;
  startsAt: Instant | null;
  seatGroup: Localized;
  seats: SeatName[];
  price: Localized;
  /** Proof shown with it. */
  proof: Localized | null;
  /** The group it came with, and the needs of that; `null` where no group ordered. */
  group: { name: string; needs: GroupNeed[] } | null;
  /** Nothing of its order is open, or there is an invoice. */
  isGood: boolean;
}

/** Everybody with a valid ticket of a performance, by start and name; tests left out. */
export async function findDoorTickets(db: Db, performanceId: number): Promise<DoorTicket[]> {
  const rows = await db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .selectAll('order_tickets')
    .select([
      'orders.number',
      'orders.first_name',
      'orders.last_name',
      'orders.group_name',
      'orders.group_needs',
      sql<number>`case when orders.payment_method not in ('box-office', 'online', 'credit')
        or orders.due_cents - ${donationDue} <= orders.covered_cents then 1 else 0 end`.as('is_good'),
    ])
    .where('order_tickets.performance_id', '=', performanceId)
    .where('order_tickets.state', '=', 'valid')
    .where('orders.is_test', '=', false)
    .orderBy('order_tickets.starts_at')
    .orderBy(sql`lower(orders.last_name)`)
    .orderBy(sql`lower(orders.first_name)`)
    .orderBy('orders.id')
    .orderBy('order_tickets.position')
    .execute();
  const seats = await findSeatNames(
    db,
    'ticket_id',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    order: row.number,
    position: row.position,
    lastName: row.last_name,
    firstName: row.first_name,
    startsAt: row.starts_at,
    seatGroup: localizedFrom(row, 'seat_group'),
    seats: seats.get(row.id) ?? [],
    price: localizedFrom(row, 'price'),
    proof: optionalLocalizedFrom(row, 'proof'),
    group: row.group_name === null ? null : { name: row.group_name, needs: row.group_needs ?? [] },
    isGood: Number(row.is_good) === 1,
  }));
}
