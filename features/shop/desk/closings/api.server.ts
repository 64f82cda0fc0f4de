import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { periodInQuery } from '#features/core/resources/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { isDay } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { file, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { download } from '#platform/http/download.server.ts';
import { wordInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { closingAnswer, ledgerAnswer } from './answers.server.ts';
import { type Closing, findClosing, findClosings } from './closing-store.server.ts';
import { type Batch, bookingBatchSlices, yearBegin } from './datev/booking-batch.ts';
import { daysOf, type LedgerLine, type LedgerReport } from './ledger-line.ts';
import { ledgerReport } from './ledger-report.ts';
import { findLedger, findOpenSums, ledgerSlices } from './ledger-store.server.ts';
import { paymentsTable } from './payments-table.server.ts';

const MAX_CLOSINGS = 400;

const closedDayInPath = wordInPath({
  name: 'day',
  summary: 'A day that is closed.',
  schema: z.iso.date(),
  example: '2026-11-20',
});

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/**
 * `/admin/ledger/…` and `/admin/closings/`: payments and refunds, in sums and one by one
 * (docs/product/box-office.md#closings).
 */
export function closingsApi(services: { db: Db; clock: Clock }) {
  const { db, clock } = services;
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, {
    group: 'Books',
    caller: permitted('read-finance'),
    cacheControl: 'private, no-store',
  });
  const period = periodInQuery(clock);

  call(
    'GET /admin/ledger/',
    {
      summary: 'What was paid and given back in a period, by means and by rate of VAT, and what is open now.',
      takes: { period },
      answer: json('The sums.', ledgerAnswer),
    },
    async (c, { period: wanted }) => {
      const report = ledgerReport(await findLedger(db, wanted, { signal: c.req.raw.signal }));
      const { openCents, owedCents } = await findOpenSums(db);
      return { ...wanted, ...reportJson(report), open_cents: openCents, owed_cents: owedCents };
    },
  );

  call(
    'GET /admin/ledger/payments.csv',
    {
      summary:
        'The same one by one as a table for spreadsheets, with semicolons, decimal commas, the time of the house and headings in the language of the address: a row for each payment and rate of VAT.',
      takes: { period },
      answer: file('The table.', 'text/csv'),
    },
    (c, { period: wanted }) =>
      tableResponse(c, { db, days: `${wanted.from}-${wanted.to}` }, ledgerSlices(db, wanted)),
  );

  call(
    'GET /admin/ledger/datev.csv',
    {
      summary:
        'The same as a booking batch in the layout of DATEV, in Windows-1252; a period within one year of the books.',
      takes: { period },
      answer: file('The batch.', 'text/csv'),
      problems: [409],
    },
    (c, { period: wanted }) => batchResponse(c, services, wanted, ledgerSlices(db, wanted)),
  );

  call(
    'GET /admin/closings/',
    {
      summary: 'The days that are closed, the latest first, 400 at most.',
      answer: json('The days with their sums.', z.array(closingAnswer)),
    },
    async () => (await findClosings(db, { atMost: MAX_CLOSINGS })).map(closingJson),
  );

  call(
    'GET /admin/closings/:day/payments.csv',
    {
      summary: 'The payments of a day that is closed, one by one as a table for spreadsheets.',
      takes: { day: closedDayInPath },
      answer: file('The table.', 'text/csv'),
    },
    async (c, { day }) => {
      const { id, day: closed } = await closingOf(db, day);
      return tableResponse(c, { db, days: closed }, ledgerSlices(db, { closingId: id }));
    },
  );

  call(
    'GET /admin/closings/:day/datev.csv',
    {
      summary: 'The payments of a day that is closed as a booking batch in the layout of DATEV.',
      takes: { day: closedDayInPath },
      answer: file('The batch.', 'text/csv'),
      problems: [409],
    },
    async (c, { day }) => {
      const closing = await closingOf(db, day);
      const lines = await findLedger(db, { closingId: closing.id }, { signal: c.req.raw.signal });
      return batchResponse(c, services, daysOf(closing.day, lines), [lines]);
    },
  );

  return app;
}

/** The closing of a day; 404 where there is none. */
async function closingOf(db: Db, day: string): Promise<Closing> {
  const closing = isDay(day) ? await findClosing(db, day) : null;
  if (!closing) throw unknownClosing();
  return closing;
}

const unknownClosing = () => new Problem(404, 'unknown_closing', { detail: 'This day is not closed.' });

function tableResponse(
  c: Context<Env>,
  { db, days }: { db: Db; days: string },
  slices: AsyncIterable<readonly LedgerLine[]>,
) {
  return download(c, paymentsTable(slices, { db, language: c.get('language') }), {
    name: `payments-${days}.csv`,
    type: 'text/csv',
  });
}

async function batchResponse(
  c: Context<Env>,
  { db, clock }: { db: Db; clock: Clock },
  { from, to }: Omit<Batch, 'madeAt'>,
  slices: AsyncIterable<readonly LedgerLine[]> | Iterable<readonly LedgerLine[]>,
) {
  const { bookkeeping } = await findSettings(db);
  if (yearBegin(from, bookkeeping) !== yearBegin(to, bookkeeping))
    throw new Problem(409, 'two_years', { detail: 'A booking batch lies within one year of the books.' });
  const batch = { from, to, madeAt: clock.now() };
  return download(c, bookingBatchSlices(batch, slices, bookkeeping), {
    name: `EXTF_Buchungsstapel_${from}_${to}.csv`,
    type: 'text/csv',
    charset: 'windows-1252',
  });
}

function reportJson({ count, totalCents, means, vat }: LedgerReport) {
  return {
    count,
    total_cents: totalCents,
    means: means.map((each) => ({
      means: each.means,
      paid_cents: each.paidCents,
      refunded_cents: each.refundedCents,
      reversed_cents: each.reversedCents,
      disputed_cents: each.disputedCents ?? 0,
      total_cents: each.totalCents,
    })),
    vat: vat.map(({ basisPoints, grossCents, vatCents }) => ({
      basis_points: typeof basisPoints === 'string' ? null : basisPoints,
      is_voucher: basisPoints === 'voucher',
      is_donation: basisPoints === 'donation',
      is_fee: basisPoints === 'fee',
      gross_cents: grossCents,
      vat_cents: vatCents,
    })),
  };
}

const closingJson = ({ id, day: closed, closedAt, closedBy, report }: Closing) => ({
  ...{ id, day: closed, closed_at: closedAt, closed_by: closedBy },
  ...reportJson(report),
});
