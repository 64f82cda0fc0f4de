import { z } from 'zod';
import { instant } from '#platform/http/answer-shapes.server.ts';

const cents = z.int();
const day = z.iso.date();

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
      is_donation: z.boolean().describe('What was given as a donation, outside VAT.'),
      is_fee: z.boolean().describe('What the payment provider kept for disputes.'),
      gross_cents: cents,
      vat_cents: cents,
    }),
  ),
});

/** Sums of a period. */
export const ledgerAnswer = z.strictObject({
  from: day,
  to: day,
  ...report.shape,
  open_cents: cents,
  owed_cents: cents,
});

/** A closed day with its sums. */
export const closingAnswer = z.strictObject({
  id: z.int(),
  day,
  closed_at: instant,
  closed_by: z.int(),
  ...report.shape,
});
