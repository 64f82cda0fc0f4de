import { z } from 'zod';
import {
  blockBody,
  capacityBody,
  moveBody,
  roomBody,
  SALE_STATES,
  saleBody,
  saleCancellationBody,
  saleStartBody,
  saleStatusBody,
  salesQuery,
  ticketLimitsBody,
} from '#features/shop/desk/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';

const group = 'Box office: sales';
const problems = [400, 401, 403, 404, 409];
const count = z.int().min(0);

const moment = z.iso.datetime({ precision: 3 });
const localized = z.strictObject({ de: z.string(), en: z.string().nullable() });
const sold = {
  id: z.int(),
  title: localized,
  room: localized,
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  state: z.enum(SALE_STATES).describe('What somebody has to know of its sale first.'),
  is_postponed: z.boolean().describe('Its start does not hold, and there is no other yet.'),
  date_start: z.string(),
  date_end: z.string(),
  id_jet: z.int().nullable(),
};
const places = { capacity: count, held: count, sold: count, blocked: count, free: count };

const saleRow = z.strictObject({
  ...sold,
  waiting: count.describe('How many are on its waiting list.'),
  expected: count.describe('Valid tickets.'),
  inside: count.describe('How many came in with one.'),
  places: z.strictObject(places).nullable(),
});
const sale = z.strictObject({
  ...sold,
  is_online: z.boolean().describe('Visitors can see it.'),
  room_id: z.int(),
  rooms: z.array(z.strictObject({ id: z.int(), name: localized })).describe('Where it can take place.'),
  sale: z.enum(['open', 'stopped']).nullable().describe('Nothing where the event is not on sale.'),
  sale_starts_at: moment.nullable().describe('Nothing: at once.'),
  members_from: moment.nullable().describe('From when on members may buy, before everybody.'),
  sale_ends_at: moment.nullable(),
  max_per_price: z.int().nullable().describe('Tickets an order may hold of one price.'),
  max_per_order: z.int().nullable().describe('Tickets an order may hold of the event in all.'),
  told: z
    .strictObject({ orders: count, tickets: count })
    .describe('Who would hear of it: orders with valid tickets, and how many those are.'),
  price_lists: z
    .array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        seat_groups: z.array(z.strictObject({ id: z.int(), name: localized, cents: z.array(z.int()) })),
      }),
    )
    .describe('What it can be put on sale by; none where it is.'),
  pools: z.array(
    z.strictObject({
      id: z.int(),
      seat_group: localized.nullable(),
      starts_at: z.string().nullable(),
      ...places,
    }),
  ),
  waiting_list: z.array(
    z.strictObject({
      id: z.int(),
      email: z.string(),
      tickets: count,
      only_together: z.boolean(),
      is_offered: z.boolean(),
      joined_at: z.string(),
    }),
  ),
  blocks: z.array(z.strictObject({ id: z.int(), pool: z.int(), places: z.int(), reason: z.string() })),
});
const doorTicket = z.strictObject({
  ticket: z.string(),
  order: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  starts_at: z.string().nullable(),
  seat_group: localized,
  price: localized,
  is_good: z.boolean().describe('It opens the door: nothing is open, or there is an invoice.'),
  admitted_at: z.string().nullable(),
  door: z.string().nullable(),
});
const answer = { status: 200, summary: 'How the event is sold now.', schema: sale } as const;

/** Filters of the list. */
const listParameters: ApiParameter[] = [
  {
    name: 'q',
    in: 'query',
    summary: 'Words of the title.',
    schema: salesQuery.shape.q,
    example: 'Mond',
  },
  {
    name: 'is_over',
    in: 'query',
    summary: 'Those that are over, the latest first.',
    schema: salesQuery.shape.is_over,
    example: 'false',
  },
  {
    name: 'is_waited_for',
    in: 'query',
    summary: 'Only those with a waiting list.',
    schema: salesQuery.shape.is_waited_for,
    example: 'false',
  },
];

const numbered = (name: string, summary: string): ApiParameter => ({ ...idParameter, name, summary });

/** How the box office sells events. */
export const saleDeskCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/sales/',
    group,
    summary: 'Events with how they are sold, who waits for places and who came; the next first.',
    parameters: [...listParameters, ...pagingParameters],
    answer: { status: 200, summary: 'One page of events.', schema: answers.pageOf(saleRow) },
    problems: [400, 401, 403],
  },
  {
    method: 'GET',
    path: '/api/admin/events/{id}/door-list/',
    group,
    summary: 'Who has a ticket for an event, and who came in with one.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'All tickets, by start and name.', schema: z.array(doorTicket) },
    problems: [400, 401, 403, 404],
  },
  {
    method: 'GET',
    path: '/api/admin/events/{id}/sale/',
    group,
    summary: 'How an event is sold: its places, and those that are kept back.',
    parameters: [idParameter],
    answer,
    problems: [400, 401, 403, 404],
  },
  {
    method: 'POST',
    path: '/api/admin/events/{id}/sale/',
    group,
    summary: 'Puts an event on sale by a price list.',
    parameters: [idParameter],
    body: saleBody,
    answer,
    problems,
  },
  {
    method: 'PATCH',
    path: '/api/admin/events/{id}/sale/',
    group,
    summary: 'Closes the sale of an event, or opens it again.',
    parameters: [idParameter],
    body: saleStatusBody,
    answer,
    problems,
  },
  {
    method: 'PATCH',
    path: '/api/admin/events/{id}/sale-start/',
    group,
    summary: 'Sets from when on an event is sold, and to members before.',
    parameters: [idParameter],
    body: saleStartBody,
    answer,
    problems,
  },
  {
    method: 'PATCH',
    path: '/api/admin/events/{id}/ticket-limits/',
    group,
    summary:
      'Sets how many tickets of one price, and of an event in all, an order may hold. Staff who sell are not bound by it.',
    parameters: [idParameter],
    body: ticketLimitsBody,
    answer,
    problems,
  },
  {
    method: 'PATCH',
    path: '/api/admin/events/{id}/room/',
    group,
    summary: 'Gives an event another room, and tells everybody who has a ticket. Safe to repeat.',
    parameters: [idParameter],
    body: roomBody,
    answer,
    problems,
  },
  {
    method: 'PATCH',
    path: '/api/admin/events/{id}/pools/{pool}/',
    group,
    summary: 'Sets how many places a pool has, never below what is taken.',
    parameters: [idParameter, numbered('pool', 'The number of the pool.')],
    body: capacityBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/events/{id}/blocks/',
    group,
    summary: 'Keeps free places back.',
    parameters: [idParameter],
    body: blockBody,
    answer,
    problems,
  },
  {
    method: 'DELETE',
    path: '/api/admin/events/{id}/blocks/{block}/',
    group,
    summary: 'Gives places free that were kept back.',
    parameters: [idParameter, numbered('block', 'The number of the block.')],
    answer,
    problems,
  },
  {
    method: 'DELETE',
    path: '/api/admin/events/{id}/waiting-list/{entry}/',
    group,
    summary: 'Takes somebody off the waiting list; what was offered to them goes on to others.',
    parameters: [idParameter, numbered('entry', 'The number of the entry.')],
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/events/{id}/cancellation/',
    group,
    summary:
      'Calls an event off: its tickets are cancelled, and everybody who has one is told. Safe to repeat.',
    parameters: [idParameter],
    body: saleCancellationBody,
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/events/{id}/postponement/',
    group,
    summary:
      'Takes an event off its date, without a new one: nothing of it is sold, its tickets stay valid, and everybody who has one is told. Safe to repeat.',
    parameters: [idParameter],
    answer,
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/events/{id}/move/',
    group,
    summary: 'Moves an event with its tickets, and tells everybody who has one. Safe to repeat.',
    parameters: [idParameter],
    body: moveBody,
    answer,
    problems,
  },
];
