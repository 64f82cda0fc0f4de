import { type Context, Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { readPeriod } from '#features/core/resources/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { isDay } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { download } from '#platform/http/download.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { type Closing, findClosing, findClosings } from './closing-store.server.ts';
import { type Batch, bookingBatchSlices, yearBegin } from './datev/booking-batch.ts';
import { daysOf, type LedgerLine, type LedgerReport } from './ledger-line.ts';
import { ledgerReport } from './ledger-report.ts';
import { findLedger, findOpenSums, ledgerSlices } from './ledger-store.server.ts';
import { paymentsTable } from './payments-table.server.ts';

const MAX_CLOSINGS = 400;

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/** `/admin/ledger/…` and `/admin/closings/`: what was paid and given back, in sums and one by one (docs/product/box-office.md#closings). */
export function closingsApi(services: { db: Db; clock: Clock }) {
  const { db, clock } = services;
  return new Hono<Env>({ strict: false })
    .get('/admin/ledger', async (c) => {
      await allowed(c);
      const wanted = readPeriod(c, clock.today());
      const report = ledgerReport(await findLedger(db, wanted, { signal: c.req.raw.signal }));
      const { openCents, owedCents } = await findOpenSums(db);
      return c.json({ ...wanted, ...reportJson(report), open_cents: openCents, owed_cents: owedCents });
    })
    .get('/admin/ledger/payments.csv', async (c) => {
      await allowed(c);
      const wanted = readPeriod(c, clock.today());
      return tableResponse(c, { db, days: `${wanted.from}-${wanted.to}` }, ledgerSlices(db, wanted));
    })
    .get('/admin/ledger/datev.csv', async (c) => {
      await allowed(c);
      const wanted = readPeriod(c, clock.today());
      return batchResponse(c, services, wanted, ledgerSlices(db, wanted));
    })
    .get('/admin/closings', async (c) => {
      await allowed(c);
      return c.json((await findClosings(db, { atMost: MAX_CLOSINGS })).map(closingJson));
    })
    .get('/admin/closings/:day/payments.csv', async (c) => {
      await allowed(c);
      const { id, day: closed } = await closingOf(db, c.req.param('day'));
      return tableResponse(c, { db, days: closed }, ledgerSlices(db, { closingId: id }));
    })
    .get('/admin/closings/:day/datev.csv', async (c) => {
      await allowed(c);
      const closing = await closingOf(db, c.req.param('day'));
      const lines = await findLedger(db, { closingId: closing.id }, { signal: c.req.raw.signal });
      return batchResponse(c, services, daysOf(closing.day, lines), [lines]);
    });
}

/** Requires the permission to see what was paid and given back. */
function allowed(c: Context<Env>) {
  c.header('cache-control', 'private, no-store');
  return requirePermission(c.get('principal'), 'read-finance');
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
