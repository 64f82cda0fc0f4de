import { z } from 'zod';
import { VOUCHER_CANCELLATION_CAUSES } from '#features/box-office/credit/index.ts';
import { PASS_CANCELLATION_CAUSES } from '#features/box-office/passes/index.ts';
import {
  CANCELLATION_CAUSES,
  DISPUTE_STATES,
  PAYMENT_KINDS,
  PAYMENT_MEANS,
} from '#features/box-office/ticketing/index.ts';
import {
  cancellationBody,
  ordersQuery,
  passProlongationBody,
  passSaleBody,
  paymentBody,
  reasonBody,
  rebookingBody,
  refundBody,
} from '#features/shop/desk/index.server.ts';
import { ORDER_STATES } from '#lib/order-states.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter, numberParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';

const group = 'Box office: orders';
const problems = [400, 401, 403, 404, 409];

const orderNumberParameter: ApiParameter = {
  name: 'number',
  in: 'path',
  summary: 'The number of the order, as people say it.',
  schema: z.string().regex(/^[A-Z\d-]{1,20}$/),
  example: 'BS-7K4-Q29',
};

const localized = z.strictObject({ de: z.string(), en: z.string().nullable() });

const order = z.strictObject({
  number: z.string(),
  placed_at: z.iso.datetime({ precision: 3 }),
  state: z.enum(ORDER_STATES).describe('How it stands with the house.'),
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
      cancellation_cause: z.enum(VOUCHER_CANCELLATION_CAUSES).nullable(),
      cents: z.int(),
      is_redeemed: z.boolean(),
    })
    .nullable()
    .describe('A gift voucher that was ordered, instead of tickets.'),
  pass: z
    .strictObject({
      state: z.enum(['valid', 'cancelled']),
      cancellation_cause: z.enum(PASS_CANCELLATION_CAUSES).nullable(),
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
      cancellation_cause: z
        .enum(CANCELLATION_CAUSES)
        .nullable()
        .describe('Why it is not valid any more; `null` while it is.'),
      title: localized.nullable(),
      series: localized.nullable().describe('Title of the series it was bought with as a whole.'),
      replaces: z.int().nullable().describe('The ticket it was issued in the place of, for another date.'),
      replaced_by: z.int().nullable().describe('The ticket that was issued in its place.'),
      event_jet_id: z.int(),
      starts_at: z.string().nullable(),
      is_postponed: z.boolean().describe('`starts_at` does not hold, and there is no new date yet.'),
      seat_group: localized,
      price: localized.describe('What it is called.'),
      cents: z.int().describe('What is charged for it.'),
      reduction_cents: z.int().describe('What a coupon took off before.'),
      pass_visits: z.int().describe('With how many visits a pass paid for it instead.'),
      admitted_at: z.string().nullable().describe('When somebody came in with it.'),
    }),
  ),
});
const orderDetails = z.strictObject({
  ...order.shape,
  has_account: z.boolean().describe('Who ordered has an account, which may have credit.'),
  has_failed_refund: z
    .boolean()
    .describe('The bank did not take money back once: what is owed does not go out by itself any more.'),
  disputes: z.array(
    z.strictObject({
      name: z.string().describe('What the payment provider calls it.'),
      cents: z.int(),
      reason: z.string().describe('Why, in the word of the provider.'),
      state: z.enum(DISPUTE_STATES).describe('The first two are open; won where the bank only asked.'),
      opened_at: z.iso.datetime({ precision: 3 }),
      answer_until: z.iso.datetime({ precision: 3 }).nullable().describe('Until when evidence is taken.'),
      closed_at: z.iso.datetime({ precision: 3 }).nullable().describe('When the house heard how it ended.'),
    }),
  ),
  ways_back: z
    .strictObject({
      online_cents: z.int(),
      till_cents: z.int(),
      held_cents: z.int(),
      on_its_way_cents: z.int(),
    })
    .describe(
      'What is owed, by the way it goes back: what came in online there, the rest at the till; held while a payment is disputed; on its way where a refund online has been asked for, which is given back no other way.',
    ),
  can_be_sent: z.boolean().describe('There is something to be sent once more.'),
  documents: z.array(
    z.strictObject({
      number: z.string(),
      answers: z.string().nullable().describe('The invoice it answers; nothing where it is one.'),
    }),
  ),
  emails: z.array(
    z.strictObject({
      id: z.int(),
      to: z.string(),
      subject: z.string(),
      attempts: z.int(),
      written_at: z.string(),
      sent_at: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.strictObject({
      id: z.int(),
      kind: z.enum(PAYMENT_KINDS),
      cents: z.int().describe('Above zero where money came in.'),
      means: z.enum([...PAYMENT_MEANS, 'online', 'credit']),
      reference: z.string(),
      reason: z.string().nullable(),
      is_reversed: z.boolean(),
      by: z.string().nullable().describe('Who of the house wrote it down.'),
      at: z.iso.datetime({ precision: 3 }),
    }),
  ),
});

/** Filters of the list. */
const listParameters: ApiParameter[] = [
  {
    name: 'q',
    in: 'query',
    summary: 'Words of number, name and address, or a ticket’s code.',
    schema: ordersQuery.shape.q,
    example: 'Sommer',
  },
  {
    name: 'state',
    in: 'query',
    summary: 'Only orders in this state; tests are found by theirs alone.',
    schema: z.enum(ORDER_STATES),
    example: 'open',
  },
  {
    ...numberParameter('performance', 'Only orders with tickets of an event, by its `id_jet`.'),
    schema: z.int().min(1).max(MAX_ID),
  },
];
const answer = { status: 200, summary: 'The order as it is now.', schema: order } as const;

/** Calls for the box office to work on orders. */
export const orderDeskCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/orders/',
    group,
    summary: 'The orders, the newest first, for those who sell.',
    parameters: [...listParameters, ...pagingParameters],
    answer: { status: 200, summary: 'One page of orders.', schema: answers.pageOf(order) },
    problems: [400, 401, 403],
  },
  {
    method: 'GET',
    path: '/api/admin/orders/export.csv',
    group,
    summary: 'The same orders as a file, with names and addresses. It is written into the audit.',
    parameters: listParameters,
    answer: { status: 200, summary: 'The orders.', schema: null, mediaType: 'text/csv' },
    problems: [400, 401, 403],
  },
  {
    method: 'GET',
    path: '/api/admin/orders/{number}/',
    group,
    summary: 'One order, with what was paid for it and given back, its papers and its emails.',
    parameters: [orderNumberParameter],
    answer: { status: 200, summary: 'The order.', schema: orderDetails },
    problems: [401, 403, 404],
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/payments/',
    group,
    summary:
      'Records money that came in: the whole amount that is open or, with `open_cents` of the order as it was read, any amount: a part, too much, or for what is cancelled. Tickets are sent as soon as nothing is open. Safe to repeat.',
    parameters: [orderNumberParameter],
    body: paymentBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/payments/{id}/reversal/',
    group,
    summary: 'Takes back a payment that was written down by mistake. Safe to repeat.',
    parameters: [orderNumberParameter, idParameter],
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
    parameters: [orderNumberParameter],
    body: refundBody,
    answer,
    problems: [...problems, 503],
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/cancellations/',
    group,
    summary: 'Cancels tickets of the order, all that are named or none. Safe to repeat.',
    parameters: [orderNumberParameter],
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
    parameters: [orderNumberParameter],
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
    parameters: [orderNumberParameter],
    body: reasonBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/pass-prolongation/',
    group,
    summary:
      'Lets the pass of the order be valid longer, until the end of a day, and tells who has it. Safe to repeat.',
    parameters: [orderNumberParameter],
    body: passProlongationBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/passes/',
    group,
    summary:
      'Sells a pass that was paid at the till, all of it, to somebody by name and address. It belongs to the account with that address, else it waits for one. Safe to repeat with its `key`.',
    parameters: [],
    body: passSaleBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/rebookings/',
    group,
    summary:
      'Exchanges tickets of the order for another date of the same production, all that are named or none; `amount_cents` is what the new ones cost together, `starts_at` when the date starts, both as they were seen: `amount_differs` and `date_moved` say what they are now. What they cost more is open then, what they cost less is owed. Safe to repeat.',
    parameters: [orderNumberParameter],
    body: rebookingBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/orders/{number}/tickets-email/',
    group,
    summary: 'Sends the tickets of the order, its gift voucher or its pass, once more.',
    parameters: [orderNumberParameter],
    answer,
    problems,
  },
];
