import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can, permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { type Period, periodInQuery } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language, type Localized, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { inQuery, pagingInQuery } from '#platform/http/inputs.server.ts';
import {
  assetList,
  count,
  date,
  day,
  keyword,
  listOf,
  missingPage,
  plan,
  siteDay,
  text,
  version,
} from './answers.server.ts';
import { findAssets, findDates, findPlans, findVersions } from './content-store.server.ts';
import {
  findMissingPages,
  findPageActivities,
  findSearchKeywords,
  findSignIns,
} from './counted-store.server.ts';
import { findSiteDays } from './site-store.server.ts';

type Env = { Variables: { language: Language } & WithPrincipal['Variables'] };

const MAX_PLANS = 20;
const ROWS = 100;
const yes = z.enum(['true', 'false']).default('false');
const keywordQuery = z.object({ without_results: yes, language: z.enum(LANGUAGES).optional() });
const assetQuery = z.object({ without_alt: yes });

const keywordsInQuery = inQuery(keywordQuery, {
  without_results: { summary: 'Only those that found nothing the last time.', example: 'true' },
  language: { summary: 'Only those of this language.', example: 'de' },
});
const assetsInQuery = inQuery(assetQuery, {
  without_alt: { summary: 'Only pictures that lack an alternative text.', example: 'true' },
});

/** `GET /dashboard-…/`: counts of a period, page by page, by permission (docs/product/dashboards.md). */
export function dashboardsApi({ db, clock }: { db: Db; clock: Clock }) {
  const app = new Hono<Env>({ strict: false });
  const common = { group: 'Dashboards', cacheControl: 'private, no-store' };
  const call = callsOn(app, { ...common, caller: permitted('read-dashboards') });
  const accountCall = callsOn(app, { ...common, caller: permitted('manage-accounts') });
  const scope = { period: periodInQuery(clock), paging: pagingInQuery() };
  const scopePerDay = { period: periodInQuery(clock), paging: pagingInQuery(ROWS) };
  const periodOfAssets: Input<Period | null> = {
    ...scope.period,
    read: (c) =>
      c.req.query('from') === undefined && c.req.query('to') === undefined ? null : scope.period.read(c),
  };
  const page = <T>(c: Context<Env>, rows: T[], total: number, paging: { page: number; pageSize: number }) =>
    pageOfList(new URL(c.req.url), { total, ...paging }, rows);

  call(
    'GET /dashboard-site/',
    {
      summary: 'What happened on each day; money for those who may read finances.',
      takes: scopePerDay,
      answer: listOf(siteDay),
    },
    async (c, { caller, period, paging }) => {
      const money = can(caller, 'read-finance');
      const days = (await findSiteDays(db, period)).map((day) => ({
        day: day.day,
        page_views: day.pageViews,
        searches: day.searches,
        searches_without_results: day.searchesInVain,
        missing_pages: day.missingPages,
        orders: day.orders,
        tickets: day.tickets,
        cents: money ? day.cents : null,
      }));
      const first = (paging.page - 1) * paging.pageSize;
      const rows = days.slice(first, first + paging.pageSize);
      return { ...page(c, rows, days.length, paging), ...period };
    },
  );

  call(
    'GET /dashboard-events/',
    {
      summary: 'The dates of a period, today and the next four weeks unless told, with their places.',
      takes: { ...scope, period: periodInQuery(clock, { ahead: true }) },
      answer: listOf(date),
    },
    async (c, { period, paging }) => {
      const language = c.get('language');
      const { rows, total } = await findDates(db, period, paging);
      const dates = rows.map(
        ({ startsAt, title, room, isSold, doorsMinutes, capacity, held, sold, blocked, ...row }) => ({
          id: row.id,
          title: shown(title, language).text,
          room: shown(room, language).text,
          date_start: startsAt,
          doors_at: doorsMinutes === null ? null : addMinutes(startsAt, -doorsMinutes),
          status: row.status,
          places: isSold
            ? { capacity, sold, held, blocked, free: Math.max(0, capacity - sold - held - blocked) }
            : null,
        }),
      );
      return { ...page(c, dates, total, paging), ...period };
    },
  );

  call(
    'GET /dashboard-page-activities/',
    {
      summary: 'Pages by how often they were looked at, the most first.',
      takes: scope,
      answer: listOf(z.strictObject({ path: text, views: count })),
    },
    async (c, { period, paging }) => {
      const { rows, total } = await findPageActivities(db, period, paging);
      return { ...page(c, rows, total, paging), ...period };
    },
  );

  call(
    'GET /dashboard-search-keywords/',
    {
      summary: 'Words by how often they were looked for; with how much they found the last time.',
      takes: { ...scope, filter: keywordsInQuery },
      answer: listOf(keyword),
    },
    async (c, { period, paging, filter: { without_results: inVain, language = null } }) => {
      const filter = { language, isInVain: inVain === 'true' };
      const { rows, total } = await findSearchKeywords(db, period, paging, filter);
      const words = rows.map(({ lastDay, ...row }) => ({ ...row, last_day: lastDay }));
      return { ...page(c, words, total, paging), ...period };
    },
  );

  call(
    'GET /dashboard-assets/',
    {
      summary: 'Files of the library that came in the period, all of them without one; the newest first.',
      takes: { filter: assetsInQuery, period: periodOfAssets, paging: pagingInQuery() },
      answer: assetList,
    },
    async (c, { filter: { without_alt: withoutAlt }, period, paging }) => {
      const found = await findAssets(db, period, paging, { isWithoutAlt: withoutAlt === 'true' });
      const rows = found.rows.map(({ alt_de, alt_en, ...asset }) => ({
        ...asset,
        has_alt: { de: Boolean(alt_de), en: Boolean(alt_en) },
      }));
      return { ...page(c, rows, found.total, paging), from: null, to: null, ...period, bytes: found.bytes };
    },
  );

  accountCall(
    'GET /dashboard-sign-ins/',
    {
      summary: 'How often somebody signed in on each day, and was refused.',
      takes: scopePerDay,
      answer: listOf(z.strictObject({ day, signed_in: count, refused: count })),
    },
    async (c, { period, paging }) => {
      const days = (await findSignIns(db, period)).map(({ day, signedIn, refused }) => ({
        ...{ day, refused },
        signed_in: signedIn,
      }));
      const first = (paging.page - 1) * paging.pageSize;
      const rows = days.slice(first, first + paging.pageSize);
      return { ...page(c, rows, days.length, paging), ...period };
    },
  );

  call(
    'GET /dashboard-versions/',
    {
      summary: 'States of pages and texts that were kept, the newest first; and what goes out by itself.',
      takes: scope,
      answer: listOf(version, { planned: z.array(plan) }),
    },
    async (c, { period, paging }) => {
      const language = c.get('language');
      const { rows, total } = await findVersions(db, period, paging);
      const plans = await findPlans(db, clock.now(), MAX_PLANS);
      const ofJson = ({ kind, id, title }: { kind: string; id: number | null; title: Localized | null }) => ({
        ...{ kind, id },
        title: title ? shown(title, language).text : null,
      });
      const versions = rows.map((row) => ({
        id: row.id,
        document: row.document_id,
        of: ofJson(row.of),
        number: row.number,
        reason: row.reason,
        name: row.name,
        created_at: row.created_at,
        author: row.author,
      }));
      const planned = plans.map((plan) => ({
        id: plan.id,
        of: ofJson(plan.of),
        language: plan.language,
        action: plan.version_id === null ? ('unpublish' as const) : ('publish' as const),
        starts_at: plan.starts_at,
      }));
      return { ...page(c, versions, total, paging), ...period, planned };
    },
  );

  call(
    'GET /dashboard-error-log/',
    {
      summary: 'Addresses without a page by how often they were asked for, the most first.',
      takes: scope,
      answer: listOf(missingPage),
    },
    async (c, { period, paging }) => {
      const { rows, total } = await findMissingPages(db, period, paging);
      const missing = rows.map(({ path, requests, lastDay, isRedirected }) => ({
        ...{ path, requests },
        last_day: lastDay,
        is_redirected: isRedirected,
      }));
      return { ...page(c, missing, total, paging), ...period };
    },
  );

  return app;
}
