import { z } from 'zod';
import { periodQuery } from '#features/core/resources/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';

const group = 'Books';
const cents = z.int();
const day = z.iso.date();

const { from, to } = periodQuery.shape;
const parameters: ApiParameter[] = [
  {
    name: 'from',
    in: 'query',
    summary: 'The first day of the period; 28 days unless told.',
    schema: from.unwrap(),
    example: '2026-11-01',
  },
  {
    name: 'to',
    in: 'query',
    summary: 'The last day of the period, 400 days after the first at most.',
    schema: to.unwrap(),
    example: '2026-11-28',
  },
];

const closedDay: ApiParameter = {
  name: 'day',
  in: 'path',
  summary: 'A day that is closed.',
  schema: day,
  example: '2026-11-20',
};

const report = z.strictObject({
  count: z.int().min(0).describe('How many rows of the ledger.'),
  total_cents: cents,
  means: z.array(
    z.strictObject({
      means: z.enum(['cash', 'card', 'transfer', 'set-off', 'online', 'credit']),
      paid_cents: cents,
      refunded_cents: cents.describe('Below zero; what the bank did not take is as if it had not gone out.'),
      reversed_cents: cents.describe('What was written down by mistake and taken back.'),
      disputed_cents: cents.describe(
        'What the bank took in disputes and gave again, and what the payment provider kept for them.',
      ),
      total_cents: cents,
    }),
  ),
  vat: z.array(
    z.strictObject({
      basis_points: z.int().nullable().describe('Hundredths of a percent; nothing where it is exempt.'),
      is_voucher: z
        .boolean()
        .describe('What gift vouchers were sold for: its VAT is owed when they are spent.'),
      is_fee: z.boolean().describe('What the payment provider kept for disputes.'),
      gross_cents: cents,
      vat_cents: cents,
    }),
  ),
});
const closing = z.strictObject({
  id: z.int(),
  day,
  closed_at: z.iso.datetime({ precision: 3 }),
  closed_by: z.int(),
  ...report.shape,
});
const problems = [401, 403];

/** Calls that sum up payments and refunds or take them out as files; days are closed at the desk. */
export const closingCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/ledger/',
    group,
    summary: 'What was paid and given back in a period, by means and by rate of VAT, and what is open now.',
    parameters,
    answer: {
      status: 200,
      summary: 'The sums.',
      schema: z.strictObject({ from: day, to: day, ...report.shape, open_cents: cents, owed_cents: cents }),
    },
    problems: [400, ...problems],
  },
  {
    method: 'GET',
    path: '/api/admin/ledger/payments.csv',
    group,
    summary:
      'The same one by one as a table for spreadsheets, with semicolons, decimal commas, the time of the house and headings in the language of the address: a row for each payment and rate of VAT.',
    parameters,
    answer: { status: 200, summary: 'The table.', schema: null, mediaType: 'text/csv' },
    problems: [400, ...problems],
  },
  {
    method: 'GET',
    path: '/api/admin/ledger/datev.csv',
    group,
    summary:
      'The same as a booking batch in the layout of DATEV, in Windows-1252; a period within one year of the books.',
    parameters,
    answer: { status: 200, summary: 'The batch.', schema: null, mediaType: 'text/csv' },
    problems: [400, ...problems, 409],
  },
  {
    method: 'GET',
    path: '/api/admin/closings/',
    group,
    summary: 'The days that are closed, the latest first, 400 at most.',
    answer: { status: 200, summary: 'The days with their sums.', schema: z.array(closing) },
    problems,
  },
  {
    method: 'GET',
    path: '/api/admin/closings/{day}/payments.csv',
    group,
    summary: 'The payments of a day that is closed, one by one as a table for spreadsheets.',
    parameters: [closedDay],
    answer: { status: 200, summary: 'The table.', schema: null, mediaType: 'text/csv' },
    problems: [...problems, 404],
  },
  {
    method: 'GET',
    path: '/api/admin/closings/{day}/datev.csv',
    group,
    summary: 'The payments of a day that is closed as a booking batch in the layout of DATEV.',
    parameters: [closedDay],
    answer: { status: 200, summary: 'The batch.', schema: null, mediaType: 'text/csv' },
    problems: [...problems, 404, 409],
  },
];
