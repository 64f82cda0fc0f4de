import { sql } from 'kysely';
import { IS_POSTPONED } from '#features/box-office/holds/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { MessageScope } from './message.ts';

/** Numbers of those a message would reach; passes count as tickets. */
export interface Audience {
  tickets: number;
  orders: number;
  /** Each gets one email, however many orders it has. */
  addresses: number;
  /** Addresses whose latest order is in English. */
  englishAddresses: number;
  /** Orders without an email address. */
  withoutAddress: number;
}

/** An order that no email reaches. */
export interface OrderName {
  number: string;
  name: string;
}

/**
 * The performances a message is about: of a production or series those that are not over, and the event itself in any case.
 */
export async function findMessageDates(
  db: Db | Trx,
  eventId: number,
  scope: Exclude<MessageScope, 'pass'>,
  now: Instant,
): Promise<number[]> {
  const rows = await db
    .selectFrom('events as chosen')
    .innerJoin('events', (join) =>
      scope === 'date'
        ? join.onRef('events.id', '=', 'chosen.id')
        : scope === 'production'
          ? join.onRef('events.production_id', '=', 'chosen.production_id')
          : join.onRef('events.series_id', '=', 'chosen.series_id'),
    )
    .innerJoin('performances', 'performances.id', 'events.id_jet')
    .select('performances.id')
    .where('chosen.id', '=', eventId)
    .where((eb) =>
      eb.or([
        eb('events.id', '=', eventId),
        eb('events.date_end', '>', now),
        eb.and([eb('events.status', '=', 'postponed'), sql<boolean>`${IS_POSTPONED} = 1`]),
      ]),
    )
    .orderBy('performances.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those a message reaches: everybody with a ticket for one of these performances, or with a pass of a kind that is valid at an instant. */
export type Reach = { performanceIds: readonly number[] } | { passKindId: number; now: Instant };

/** Orders with a valid ticket, or a valid pass that is paid; test sales are none. */
export function ordersReached(db: Db | Trx, reach: Reach) {
  const orders = db.selectFrom('orders').where('orders.is_test', '=', false);
  if ('passKindId' in reach)
    return orders.where('orders.id', 'in', (eb) =>
      eb
        .selectFrom('passes')
        .select('passes.order_id')
        .where('passes.kind_id', '=', reach.passKindId)
        .where('passes.state', '=', 'valid')
        .where('passes.is_paid', '=', true)
        .where('passes.valid_until', '>', reach.now),
    );
  const { performanceIds } = reach;
  return orders.where('orders.id', 'in', (eb) =>
    eb
      .selectFrom('order_tickets')
      .select('order_tickets.order_id')
      .where('order_tickets.performance_id', 'in', performanceIds)
      .where('order_tickets.state', '=', sql.lit('valid')),
  );
}

export async function countAudience(db: Db, reach: Reach): Promise<Audience> {
  const nobody = { tickets: 0, orders: 0, addresses: 0, englishAddresses: 0, withoutAddress: 0 };
  if (isNobody(reach)) return nobody;
  const [orders, tickets, languages] = await Promise.all([
    ordersReached(db, reach)
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('orders'),
        fn.sum<number | null>(eb.case().when('email', '=', '').then(1).else(0).end()).as('withoutAddress'),
      ])
      .executeTakeFirstOrThrow(),
    'passKindId' in reach ? null : countTickets(db, reach.performanceIds),
    db
      .selectFrom('orders')
      .select(({ fn }) => ['language', fn.countAll<number>().as('count')])
      .where('id', 'in', leadingOrders(db, reach))
      .groupBy('language')
      .execute(),
  ]);
  const countOf = (language: string) =>
    Number(languages.find((row) => row.language === language)?.count ?? 0);
  return {
    tickets: tickets ?? Number(orders.orders),
    orders: Number(orders.orders),
    addresses: countOf('de') + countOf('en'),
    englishAddresses: countOf('en'),
    withoutAddress: Number(orders.withoutAddress ?? 0),
  };
}

const isNobody = (reach: Reach) => 'performanceIds' in reach && reach.performanceIds.length === 0;

async function countTickets(db: Db, performanceIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('performance_id', 'in', performanceIds)
    .where('state', '=', sql.lit('valid'))
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The latest order of each address. */
function leadingOrders(db: Db, reach: Reach) {
  return ordersReached(db, reach)
    .where('email', '<>', '')
    .select(({ fn }) => fn.max('orders.id').as('id'))
    .groupBy(sql`lower(email)`);
}

/** Longer than any list that is read at a door. */
const MAX_UNREACHABLE = 200;

/** Orders without an email address, by name. */
export async function findOrdersWithoutAddress(db: Db, reach: Reach): Promise<OrderName[]> {
  if (isNobody(reach)) return [];
  const rows = await ordersReached(db, reach)
    .select(['number', 'first_name', 'last_name'])
    .where('email', '=', '')
    .orderBy('last_name')
    .orderBy('orders.id')
    .limit(MAX_UNREACHABLE)
    .execute();
  return rows.map(toOrderName);
}

export function toOrderName(row: { number: string; first_name: string; last_name: string }): OrderName {
  return { number: row.number, name: `${row.first_name} ${row.last_name}`.trim() };
}
