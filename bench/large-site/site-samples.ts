import { sql } from 'kysely';
import type { PageName, PageParams } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { addDays, dayOf } from '#lib/venue-time.ts';
import { systemClock } from '#platform/clock.ts';

/** Rows of a large venue that addresses are filled with. */
export interface SiteSamples {
  /** The performance most tickets were sold for. */
  performance: number;
  orderNumber: string;
  orderSecret: string;
  closedDay: string;
  creditAccount: string;
  yearAgo: string;
  laterDay: string;
  /** A page in the middle of long lists, and one near their end. */
  pages: readonly number[];
  pageParams: Partial<Record<PageName, PageParams>>;
  ownPages: readonly Record<Language, string>[];
  /** The value of a parameter in the path of a call, where the example of its description does not exist. */
  pathValue(path: string, name: string): string | undefined;
}

const MIDDLE_PAGE = 20;
const LATE_PAGE = 199;
const DAYS_A_YEAR = 365;
const DAYS_LATER = 90;

export async function sampleSite(db: Db): Promise<SiteSamples> {
  const today = systemClock.today();
  const newest = (table: 'productions' | 'persons' | 'series' | 'venues' | 'articles' | 'forms') =>
    db
      .selectFrom(table)
      .select(['id', sql<string>`coalesce(slug, 'x')`.as('slug')])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const newestId = async (table: 'assets' | 'documents' | 'form_entries' | 'pages' | 'credit_accounts') =>
    String(
      (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 1,
    );
  const busiest = await db
    .selectFrom('order_tickets')
    .select(['performance_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('performance_id')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .innerJoin('order_tickets', 'order_tickets.order_id', 'orders.id')
    .select(['number', 'secret'])
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const closing = await db
    .selectFrom('closings')
    .select('day')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const event = await db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .select(['events.id', 'productions.slug'])
    .where('events.date_start', '>', systemClock.now())
    .orderBy('events.date_start')
    .limit(1)
    .executeTakeFirstOrThrow();
  const ownPages = await db
    .selectFrom('pages')
    .select(['path_de as de', 'path_en as en'])
    .where('path_en', 'is not', null)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const ids = {
    assets: await newestId('assets'),
    documents: await newestId('documents'),
    'form-entries': await newestId('form_entries'),
    pages: await newestId('pages'),
  };
  const closedDay = closing?.day ?? today;
  return {
    performance: busiest.performance_id,
    orderNumber: order.number,
    orderSecret: order.secret,
    closedDay,
    creditAccount: await newestId('credit_accounts'),
    yearAgo: addDays(dayOf(systemClock.now()), -DAYS_A_YEAR),
    laterDay: addDays(today, DAYS_LATER),
    pages: [MIDDLE_PAGE, LATE_PAGE],
    pageParams: {
      event,
      production: await newest('productions'),
      person: await newest('persons'),
      series: await newest('series'),
      venue: await newest('venues'),
      article: await newest('articles'),
      form: await newest('forms'),
    },
    ownPages: ownPages as Record<Language, string>[],
    pathValue(path, name) {
      if (name === 'day') return closedDay;
      if (name !== 'id') return undefined;
      if (/admin\/check-in\/doors/.test(path)) return String(busiest.performance_id);
      const [, kind = ''] = /\/([\w-]+)\/\{id\}/.exec(path) ?? [];
      return ids[kind as keyof typeof ids];
    },
  };
}
