import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  can,
  type Permission,
  requirePermission,
  type WithPrincipal,
} from '#features/core/access/index.server.ts';
import { readPeriod } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language, type Localized, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import type { Clock } from '#platform/clock.ts';
import { readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
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

/** `GET /dashboard-…/`: what is counted, for those who may read it, in a period, page by page (docs/product/dashboards.md). */
export function dashboardsApi({ db, clock }: { db: Db; clock: Clock }) {
  const allowed = async (c: Context<Env>, permission: Permission = 'read-dashboards') => {
    const staff = await requirePermission(c.get('principal'), permission);
    c.header('cache-control', 'private, no-store');
    return staff;
  };
  const readScope = (c: Context<Env>, ahead = false) => ({
    period: readPeriod(c, clock.today(), { ahead }),
    paging: readPaging(c),
  });
  const answer = <T>(
    c: Context<Env>,
    { rows, total, paging }: { rows: T[]; total: number; paging: { page: number; pageSize: number } },
    more: object = {},
  ) => c.json({ ...pageOfList(new URL(c.req.url), { total, ...paging }, rows), ...more });

  return new Hono<Env>({ strict: false })
    .get('/dashboard-site', async (c) => {
      const staff = await allowed(c);
      const period = readPeriod(c, clock.today());
      const paging = readPaging(c, ROWS);
      const money = can(staff, 'read-finance');
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
      return answer(c, { rows, total: days.length, paging }, period);
    })
    .get('/dashboard-events', async (c) => {
      await allowed(c);
      const language = c.get('language');
      const { period, paging } = readScope(c, true);
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
      return answer(c, { rows: dates, total, paging }, period);
    })
    .get('/dashboard-page-activities', async (c) => {
      await allowed(c);
      const { period, paging } = readScope(c);
      return answer(c, { ...(await findPageActivities(db, period, paging)), paging }, period);
    })
    .get('/dashboard-search-keywords', async (c) => {
      await allowed(c);
      const { period, paging } = readScope(c);
      const { without_results: inVain, language = null } = parseInput(keywordQuery, {
        without_results: c.req.query('without_results'),
        language: c.req.query('language'),
      });
      const filter = { language, isInVain: inVain === 'true' };
      const { rows, total } = await findSearchKeywords(db, period, paging, filter);
      const words = rows.map(({ lastDay, ...row }) => ({ ...row, last_day: lastDay }));
      return answer(c, { rows: words, total, paging }, period);
    })
    .get('/dashboard-assets', async (c) => {
      await allowed(c);
      const { without_alt: withoutAlt } = parseInput(assetQuery, { without_alt: c.req.query('without_alt') });
      const isWhole = c.req.query('from') === undefined && c.req.query('to') === undefined;
      const period = isWhole ? null : readPeriod(c, clock.today());
      const paging = readPaging(c);
      const found = await findAssets(db, period, paging, { isWithoutAlt: withoutAlt === 'true' });
      const rows = found.rows.map(({ alt_de, alt_en, ...asset }) => ({
        ...asset,
        has_alt: { de: Boolean(alt_de), en: Boolean(alt_en) },
      }));
      return answer(
        c,
        { rows, total: found.total, paging },
        { from: null, to: null, ...period, bytes: found.bytes },
      );
    })
    .get('/dashboard-sign-ins', async (c) => {
      await allowed(c, 'manage-accounts');
      const period = readPeriod(c, clock.today());
      const paging = readPaging(c, ROWS);
      const days = (await findSignIns(db, period)).map(({ day, signedIn, refused }) => ({
        ...{ day, refused },
        signed_in: signedIn,
      }));
      const first = (paging.page - 1) * paging.pageSize;
      const rows = days.slice(first, first + paging.pageSize);
      return answer(c, { rows, total: days.length, paging }, period);
    })
    .get('/dashboard-versions', async (c) => {
      await allowed(c);
      const language = c.get('language');
      const { period, paging } = readScope(c);
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
        action: plan.version_id === null ? 'unpublish' : 'publish',
        starts_at: plan.starts_at,
      }));
      return answer(c, { rows: versions, total, paging }, { ...period, planned });
    })
    .get('/dashboard-error-log', async (c) => {
      await allowed(c);
      const { period, paging } = readScope(c);
      const { rows, total } = await findMissingPages(db, period, paging);
      const missing = rows.map(({ path, requests, lastDay, isRedirected }) => ({
        ...{ path, requests },
        last_day: lastDay,
        is_redirected: isRedirected,
      }));
      return answer(c, { rows: missing, total, paging }, period);
    });
}
