import { z } from 'zod';
import {
  cancellationBody,
  paymentBody,
  reasonBody,
  rebookingBody,
  refundBody,
} from '#features/order-desk/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter } from '../parameters.server.ts';

const group = 'Box office: orders';
const problems = [400, 401, 403, 404, 409];

const numberParameter: ApiParameter = {
  name: 'number',
  in: 'path',
  summary: 'The number of the order, as people say it.',
  schema: z.string().regex(/^[A-Z\d-]{1,20}$/),
  example: 'BS-7K4-Q29',
};

const order = z.strictObject({
  number: z.string(),
  placed_at: z.iso.datetime({ precision: 3 }),
  is_test: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  payment_method: z.enum(['free', 'test', 'credit', 'online', 'box-office', 'on-account']),
  due_cents: z.int(),
  paid_cents: z.int(),
  open_cents: z.int().describe('Below zero what the house owes.'),
  has_tickets: z.boolean().describe('Whether its tickets open the door.'),
  invoice: z.string().nullable(),
  coupon: z.string().nullable().describe('The code that lowered its prices.'),
  voucher: z
    .strictObject({
      state: z.enum(['valid', 'cancelled']),
      cents: z.int(),
      is_redeemed: z.boolean(),
    })
    .nullable()
    .describe('A gift voucher that was ordered, instead of tickets.'),
  pass: z
    .strictObject({
      state: z.enum(['valid', 'cancelled']),
      cents: z.int(),
      visits: z.int().describe('How many places could be taken with it.'),
      left_visits: z.int(),
      valid_until: z.iso.datetime({ precision: 3 }),
    })
    .nullable()
    .describe('A pass that was ordered, instead of tickets.'),
  tickets: z.array(
    z.strictObject({
      position: z.int(),
      state: z.enum(['valid', 'cancelled']),
      replaces: z.int().nullable().describe('The ticket it was issued in the place of, for another date.'),
      replaced_by: z.int().nullable().describe('The ticket that was issued in its place.'),
      event_jet_id: z.int(),
      starts_at: z.string().nullable(),
      cents: z.int().describe('What is charged for it.'),
      reduction_cents: z.int().describe('What a coupon took off before.'),
      pass_visits: z.int().describe('With how many visits a pass paid for it instead.'),
    }),
  ),
});
const answer = { status: 200, summary: 'The order as it is now.', schema: order } as const;

/** What the box office does with orders. */
export const orderDeskCalls: ApiCall[] = [
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/payments/',
    group,
    summary:
      'Writes down that the order was paid: the whole amount that is open. Its tickets are sent. Safe to repeat.',
    parameters: [numberParameter],
    body: paymentBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/payments/{id}/reversal/',
    group,
    summary: 'Takes back a payment that was written down by mistake. Safe to repeat.',
    parameters: [numberParameter, idParameter],
    body: reasonBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/refunds/',
    group,
    summary:
      'Writes down that the house gave back what it owed for the order; by the means `online` the payment provider gives it back with that, and no reference is needed. Safe to repeat.',
    parameters: [numberParameter],
    body: refundBody,
    answer,
    problems: [...problems, 503],
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/cancellations/',
    group,
    summary: 'Cancels tickets of the order, all that are named or none. Safe to repeat.',
    parameters: [numberParameter],
    body: cancellationBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/voucher-cancellation/',
    group,
    summary:
      'Cancels the gift voucher of the order, unless it was redeemed; what was paid for it is owed. Safe to repeat.',
    parameters: [numberParameter],
    body: reasonBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/pass-cancellation/',
    group,
    summary:
      'Cancels the pass of the order, unless it was used; what was paid for it is owed. Safe to repeat.',
    parameters: [numberParameter],
    body: reasonBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/rebookings/',
    group,
    summary:
      'Exchanges tickets of the order for another date of the same production, all that are named or none; `amount_cents` is what the new ones cost together. What they cost more is open then, what they cost less is owed. Safe to repeat.',
    parameters: [numberParameter],
    body: rebookingBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/tickets-email/',
    group,
    summary: 'Sends the tickets of the order, its gift voucher or its pass, once more.',
    parameters: [numberParameter],
    answer,
    problems,
  },
];
