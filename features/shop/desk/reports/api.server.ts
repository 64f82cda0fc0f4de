import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { periodInQuery } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { file, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { download } from '#platform/http/download.server.ts';
import { idInPath, knownInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { occupancyAnswer, salesAnswer } from './answers.server.ts';
import { DIMENSIONS } from './dimensions.ts';
import { findOccupancy, type Occupancy } from './find-occupancy.server.ts';
import { findSalesReport } from './find-sales-report.server.ts';
import { occupancyTable, salesTable } from './report-tables.server.ts';
import type { SalesSums } from './sales-report.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const dimensionInPath = knownInPath(
  {
    name: 'dimension',
    summary: 'Dimension that sales are summed by.',
    schema: z.enum(DIMENSIONS),
    example: 'event',
  },
  'Sales are not summed by this.',
);

/** `/admin/reports/…`: sales of a period by a dimension, and occupancy of an event by day (docs/product/box-office.md#reports). */
export function reportsApi(services: { db: Db; clock: Clock }) {
  const { db, clock } = services;
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, {
    group: 'Books',
    caller: permitted('read-finance'),
    cacheControl: 'private, no-store',
  });
  const period = periodInQuery(clock);
  const asked = (c: Context<Env>) => ({ language: c.get('language') });
  const abortable = (c: Context<Env>) => ({ signal: c.req.raw.signal });

  call(
    'GET /admin/reports/sales/:dimension/',
    {
      summary: 'Tickets and money of a period, summed by a dimension; the money comes to the ledger.',
      takes: { dimension: dimensionInPath, period },
      answer: json('The sums.', salesAnswer),
    },
    async (c, { dimension, period: days }) => {
      const { rows, sum } = await findSalesReport(db, { dimension, period: days, ...asked(c) }, abortable(c));
      const groups = rows.map((row) => ({
        ...{ key: row.key, name: row.name, event_id: row.eventId, ...sumsJson(row) },
      }));
      return { ...days, dimension, ...sumsJson(sum), groups };
    },
  );

  call(
    'GET /admin/reports/sales/:dimension/sales.csv',
    {
      summary: 'The same as a table for spreadsheets, with semicolons and decimal commas.',
      takes: { dimension: dimensionInPath, period },
      answer: file('The table.', 'text/csv'),
    },
    async (c, { dimension, period: days }) => {
      const report = await findSalesReport(db, { dimension, period: days, ...asked(c) }, abortable(c));
      const name = `sales-${dimension}-${days.from}-${days.to}.csv`;
      return csv(c, name, salesTable(report, dimension, c.get('language')));
    },
  );

  call(
    'GET /admin/reports/occupancy/:id/',
    {
      summary: 'Places sold for an event at the end of each day before it.',
      takes: { id: idInPath },
      answer: json('The days, from the first sale on, the last 400 at most.', occupancyAnswer),
      problems: [404],
    },
    async (c, { id }) => {
      const { eventId, title, startsAt, capacity, days } = await occupancyOf(services, id);
      return {
        ...{ event_id: eventId, title: shown(title, c.get('language')).text, starts_at: startsAt, capacity },
        days: days.map(({ daysBefore, ...day }) => ({ ...day, days_before: daysBefore })),
      };
    },
  );

  call(
    'GET /admin/reports/occupancy/:id/occupancy.csv',
    {
      summary: 'The same as a table for spreadsheets, with semicolons.',
      takes: { id: idInPath },
      answer: file('The table.', 'text/csv'),
      problems: [404],
    },
    async (c, { id }) =>
      csv(c, `occupancy-${id}.csv`, occupancyTable(await occupancyOf(services, id), c.get('language'))),
  );

  return app;
}

/** Occupancy of an event; 404 for events never on sale. */
async function occupancyOf(services: { db: Db; clock: Clock }, id: number): Promise<Occupancy> {
  const occupancy = await findOccupancy(services, id);
  if (!occupancy) throw new Problem(404, 'not_found', { detail: 'This event is not on sale.' });
  return occupancy;
}

async function* once(text: string) {
  yield text;
}

const csv = (c: Context<Env>, name: string, table: string): Response =>
  download(c, once(table), { name, type: 'text/csv' });

const sumsJson = ({ tickets, receivedCents, returnedCents, totalCents }: SalesSums) => ({
  ...{ tickets, received_cents: receivedCents, returned_cents: returnedCents, total_cents: totalCents },
});
