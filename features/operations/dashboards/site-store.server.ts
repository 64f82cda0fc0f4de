import { sql } from 'kysely';
import { daysOf, type Period } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, dayOf } from '#lib/venue-time.ts';

/** Figures of one day. */
export interface SiteDay {
  day: Day;
  pageViews: number;
  searches: number;
  /** Of those, how many found nothing. */
  searchesInVain: number;
  missingPages: number;
  orders: number;
  /** Tickets that were bought on this day and are still valid. */
  tickets: number;
  cents: number;
}

type Counted = { day: Day; count: unknown };

/** Finds the figures for each day of a period, days without any included; one query for each kind of figure. */
export async function findSiteDays(db: Db, period: Period): Promise<SiteDay[]> {
  const [views, searches, inVain, missing, sales] = await Promise.all([
    sumPerDay(db, 'page_views', period),
    sumPerDay(db, 'search_keywords', period),
    sumPerDay(db, 'search_keywords', period, { inVain: true }),
    sumPerDay(db, 'missing_pages', period),
    findSales(db, period),
  ]);
  return daysOf(period).map((day) => ({
    day,
    pageViews: views.get(day) ?? 0,
    searches: searches.get(day) ?? 0,
    searchesInVain: inVain.get(day) ?? 0,
    missingPages: missing.get(day) ?? 0,
    ...(sales.get(day) ?? { orders: 0, tickets: 0, cents: 0 }),
  }));
}

async function sumPerDay(
  db: Db,
  table: 'page_views' | 'search_keywords' | 'missing_pages',
  { from, to }: Period,
  { inVain = false } = {},
): Promise<Map<Day, number>> {
  const rows: Counted[] = await db
    .selectFrom(table)
    .select((eb) => ['day', eb.fn.sum('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(inVain, (query) => query.where(sql.ref('results'), '=', 0))
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

type Sales = Pick<SiteDay, 'orders' | 'tickets' | 'cents'>;

/**
 * Valid tickets by the day they were ordered. Hours are counted by the database, which knows UTC, and days in the time zone
 * of the venue.
 */
async function findSales(db: Db, { from, to }: Period): Promise<Map<Day, Sales>> {
  const hour = sql<string>`substr(orders.placed_at, 1, 13)`;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_tickets', 'order_tickets.order_id', 'orders.id')
    .select([
      hour.as('hour'),
      sql<number>`count(distinct orders.id)`.as('orders'),
      sql<number>`count(*)`.as('tickets'),
      sql<number>`sum(order_tickets.cents)`.as('cents'),
    ])
    .where('orders.is_test', '=', false)
    .where('order_tickets.state', '=', 'valid')
    .where('orders.placed_at', '>=', instantAt(from, '00:00'))
    .where('orders.placed_at', '<', instantAt(addDays(to, 1), '00:00'))
    .groupBy(hour)
    .execute();
  const sales = new Map<Day, Sales>();
  for (const row of rows) {
    const day = dayOf(`${row.hour}:00:00.000Z`);
    const before = sales.get(day) ?? { orders: 0, tickets: 0, cents: 0 };
    sales.set(day, {
      orders: before.orders + Number(row.orders),
      tickets: before.tickets + Number(row.tickets),
      cents: before.cents + Number(row.cents),
    });
  }
  return sales;
}
