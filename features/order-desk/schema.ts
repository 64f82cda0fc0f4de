import { z } from 'zod';
import { PAYMENT_MEANS } from '#features/ticketing/index.ts';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';

const REFERENCE_AT_MOST = 60;
export const REASON_AT_MOST = 300;
const POSITIONS_AT_MOST = 100;

/** One line that somebody wrote, without what no keyboard writes. */
const line = (atMost: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(atMost)
    .regex(/^\P{Cc}*$/u, { error: 'must be one line' });

/** Money that changed hands, in cents: what is seen as open, or as owed. */
export const paymentBody = z.strictObject({
  amount_cents: z.int().min(1).max(LARGEST_NUMBER),
  means: z.enum(PAYMENT_MEANS),
  reference: line(REFERENCE_AT_MOST),
});

export const reversalBody = z.strictObject({ reason: line(REASON_AT_MOST) });

/** Tickets by their places in the order. */
export const cancellationBody = z.strictObject({
  tickets: z.array(z.int().min(1).max(LARGEST_NUMBER)).min(1).max(POSITIONS_AT_MOST),
  reason: line(REASON_AT_MOST),
});
