import { sql } from 'kysely';
import { daysOf, type Period } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';

export interface Paging {
  page: number;
  pageSize: number;
}

const some = ({ page, pageSize }: Paging) => ({ offset: (page - 1) * pageSize, limit: pageSize });

/** Pages by how often they were looked at in a period, the most first. */
export async function findPageActivities(db: Db, { from, to }: Period, paging: Paging) {
  const { offset, limit } = some(paging);
  const within = db.selectFrom('page_views').where('day', '>=', from).where('day', '<=', to);
  const rows = await within
    .select(({ fn }) => ['path', fn.sum<number>('count').as('views')])
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await within
    .select(sql<number>`count(distinct path)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(({ path, views }) => ({ path, views: Number(views) })), total: Number(total) };
}

/** Queries by frequency; `results` is their latest number of hits. */
export async function findSearchKeywords(
  db: Db,
  { from, to }: Period,
  paging: Paging,
  { language, isInVain }: { language: Language | null; isInVain: boolean },
) {
  const { offset, limit } = some(paging);
  // Days have ten characters: the maximum of day and figure contains the figure of the last day.
  const last = sql<string>`max(day || cast(results as text))`;
  const grouped = db
    .selectFrom('search_keywords')
    .select(({ fn }) => [
      'language',
      'keyword',
      fn.sum<number>('count').as('searches'),
      fn.max('day').as('lastDay'),
      last.as('last'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(language !== null, (query) => query.where('language', '=', language as Language))
    .groupBy(['language', 'keyword'])
    .$if(isInVain, (query) => query.having(sql<string>`substr(${last}, 11)`, '=', '0'));
  const rows = await grouped
    .orderBy('searches', 'desc')
    .orderBy('keyword')
    .orderBy('language')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom(grouped.as('grouped'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ searches, last: found, ...row }) => ({
      ...row,
      searches: Number(searches),
      results: Number(found.slice(10)),
    })),
    total: Number(total),
  };
}

/** Addresses without a page, and whether a redirect leads on from them by now. */
export async function findMissingPages(db: Db, { from, to }: Period, paging: Paging) {
  const { offset, limit } = some(paging);
  const within = db.selectFrom('missing_pages').where('day', '>=', from).where('day', '<=', to);
  const rows = await within
    .select(({ fn, exists, selectFrom }) => [
      'path',
      fn.sum<number>('count').as('requests'),
      fn.max('day').as('lastDay'),
      exists(
        selectFrom('redirects')
          .select('redirects.id')
          .whereRef('redirects.old_path', '=', 'missing_pages.path'),
      ).as('isRedirected'),
    ])
    .groupBy('path')
    .orderBy('requests', 'desc')
    .orderBy('path')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await within
    .select(sql<number>`count(distinct path)`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({
      ...row,
      requests: Number(row.requests),
      isRedirected: Boolean(row.isRedirected),
    })),
    total: Number(total),
  };
}

/** How often somebody signed in, and could not, on each day. */
export async function findSignIns(
  db: Db,
  period: Period,
): Promise<{ day: Day; signedIn: number; refused: number }[]> {
  const rows = await db
    .selectFrom('sign_in_counts')
    .selectAll()
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .execute();
  const counts = new Map(rows.map(({ day, outcome, count }) => [`${day} ${outcome}`, count]));
  return daysOf(period).map((day) => ({
    day,
    signedIn: counts.get(`${day} signed-in`) ?? 0,
    refused: counts.get(`${day} refused`) ?? 0,
  }));
}
