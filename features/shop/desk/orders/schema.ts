import { z } from 'zod';
import { PAYMENT_MEANS } from '#features/box-office/ticketing/index.ts';
import { MAX_NAME_LENGTH } from '#features/people/accounts/index.server.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { because, formatted } from '#lib/field-problem.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { ORDER_STATES } from '#lib/order-states.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { isDay } from '#lib/venue-time.ts';
import { oneLine } from '#platform/http/one-line.ts';
import { MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH } from './bounds.ts';

const MAX_POSITIONS = 100;
/** A scanned code is the longest query. */
const MAX_QUERY_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;

/** Filters of a list of orders. */
export const ordersQuery = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH)
    .regex(/^\P{Cc}*$/u, formatted('one_line'))
    .default(''),
  state: z.enum(ORDER_STATES).optional(),
  performance: z.coerce.number().int().min(1).max(MAX_ID).optional(),
});

const cents = z.int().min(1).max(MAX_ID);

/** Money that came in, in cents, with the number of its receipt. */
export const paymentBody = z.strictObject({
  cents,
  means: z.enum(PAYMENT_MEANS),
  reference: oneLine(MAX_REFERENCE_LENGTH).min(1),
});

/** Money that goes back: handed over, with its number, or online or as credit, which need none. */
export const refundBody = z
  .strictObject({
    cents,
    means: z.enum([...PAYMENT_MEANS, 'online', 'credit']),
    reference: oneLine(MAX_REFERENCE_LENGTH).default(''),
  })
  .refine(({ means, reference }) => means === 'online' || means === 'credit' || reference !== '', {
    path: ['reference'],
    ...because('required'),
  });

/** Body of actions that need a reason alone: taking back a payment, cancelling a gift voucher. */
export const reasonBody = z.strictObject({ reason: oneLine(MAX_REASON_LENGTH).min(1) });

const name = oneLine(MAX_NAME_LENGTH).min(1);

/** A pass that was paid at the till, with its recipient; `key` makes the form idempotent. */
export const passSaleBody = z.strictObject({
  kindId: z.int().min(1).max(MAX_ID),
  customer: z.strictObject({
    firstName: name,
    lastName: name,
    email: oneLine(MAX_EMAIL_LENGTH).refine(isEmailAddress, formatted('email')),
  }),
  language: z.enum(LANGUAGES),
  payment: paymentBody,
  key: z.string().regex(/^[\w-]{8,100}$/),
});

/** The last day of the venue on which one can come with a pass, and why. */
export const passProlongationBody = z.strictObject({
  lastDay: z.string().refine(isDay, formatted('day')),
  reason: oneLine(MAX_REASON_LENGTH).min(1),
});

/** The last day on which a reservation is kept. */
export const reservationBody = z.strictObject({ lastDay: z.string().refine(isDay, formatted('day')) });

/** Tickets by their places in the order. */
export const cancellationBody = z.strictObject({
  tickets: z.array(z.int().min(1).max(MAX_ID)).min(1).max(MAX_POSITIONS),
  reason: oneLine(MAX_REASON_LENGTH).min(1),
});
