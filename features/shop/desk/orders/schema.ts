import { z } from 'zod';
import { PAYMENT_MEANS } from '#features/box-office/ticketing/index.ts';
import { MAX_NAME_LENGTH } from '#features/people/accounts/index.server.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { ORDER_STATES } from '#lib/order-states.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { isDay } from '#lib/venue-time.ts';
import { oneLine } from '#platform/http/one-line.ts';
import { MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH } from './bounds.ts';

const MAX_POSITIONS = 100;
/** A scanned code is the longest thing anybody looks for. */
const MAX_QUERY_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;

/** Filters of a list of orders. */
export const ordersQuery = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH)
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .default(''),
  state: z.enum(ORDER_STATES).optional(),
  performance: z.coerce.number().int().min(1).max(MAX_ID).optional(),
});

/** Money that was handed over, in cents, with the number of its receipt. */
const handedOver = {
  amount_cents: z.int().min(1).max(MAX_ID),
  means: z.enum(PAYMENT_MEANS),
  reference: oneLine(MAX_REFERENCE_LENGTH).min(1),
};

/** Money that came in: what is open or, where that is named as it was seen, any amount. */
export const paymentBody = z.strictObject({
  ...handedOver,
  open_cents: z.int().min(-MAX_ID).max(MAX_ID).optional(),
});

/** Money that goes back: handed over, with its number, or online or as credit, which need none. */
export const refundBody = z
  .strictObject({
    amount_cents: z.int().min(1).max(MAX_ID),
    means: z.enum([...PAYMENT_MEANS, 'online', 'credit']),
    reference: oneLine(MAX_REFERENCE_LENGTH).default(''),
  })
  .refine(({ means, reference }) => means === 'online' || means === 'credit' || reference !== '', {
    path: ['reference'],
    message: 'is missing',
  });

/** Body of actions that need a reason alone: taking back a payment, cancelling a gift voucher. */
export const reasonBody = z.strictObject({ reason: oneLine(MAX_REASON_LENGTH).min(1) });

const name = oneLine(MAX_NAME_LENGTH).min(1);

/** A pass that was paid at the till, with who it is for; `key` makes the call count once. */
export const passSaleBody = z.strictObject({
  pass_kind: z.int().min(1).max(MAX_ID),
  first_name: name,
  last_name: name,
  email: oneLine(MAX_EMAIL_LENGTH).refine(isEmailAddress, 'must be an e-mail address'),
  language: z.enum(LANGUAGES),
  ...handedOver,
  key: z.string().regex(/^[\w-]{8,100}$/),
});

/** The last day of the house on which one can come with a pass, and why. */
export const passProlongationBody = z.strictObject({
  last_day: z.string().refine(isDay, 'must be a day, such as 2026-12-31'),
  reason: oneLine(MAX_REASON_LENGTH).min(1),
});

/** Tickets by their places in the order. */
export const cancellationBody = z.strictObject({
  tickets: z.array(z.int().min(1).max(MAX_ID)).min(1).max(MAX_POSITIONS),
  reason: oneLine(MAX_REASON_LENGTH).min(1),
});

/** Tickets by their places in the order, the date they are exchanged for, and what the new ones were seen to cost. */
export const rebookingBody = z.strictObject({
  tickets: z.array(z.int().min(1).max(MAX_ID)).min(1).max(MAX_POSITIONS),
  event_jet_id: z.int().min(1).max(MAX_ID),
  block_id: z.int().min(1).max(MAX_ID).nullable().default(null),
  amount_cents: z.int().min(0).max(MAX_ID),
  starts_at: z.iso.datetime({ precision: 3 }).optional(),
});
