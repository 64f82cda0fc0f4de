import { z } from 'zod';
import {
  blockBody,
  capacityBody,
  moveBody,
  saleBody,
  saleCancellationBody,
  saleStatusBody,
} from '#features/sale-desk/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter } from '../parameters.server.ts';

const group = 'Box office: sales';
const problems = [400, 401, 403, 404, 409];
const count = z.int().min(0);

const sale = z.strictObject({
  id: z.int(),
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  date_start: z.string(),
  date_end: z.string(),
  id_jet: z.int().nullable(),
  sale: z.enum(['open', 'stopped']).nullable().describe('Nothing where the event is not on sale.'),
  pools: z.array(
    z.strictObject({
      id: z.int(),
      starts_at: z.string().nullable(),
      capacity: count,
      held: count,
      sold: count,
      blocked: count,
      free: count,
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
const answer = { status: 200, summary: 'How the event is sold now.', schema: sale } as const;

const numbered = (name: string, summary: string): ApiParameter => ({ ...idParameter, name, summary });

/** How the box office sells events. */
export const saleDeskCalls: ApiCall[] = [
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
    path: '/api/admin/events/{id}/move/',
    group,
    summary: 'Moves an event with its tickets, and tells everybody who has one. Safe to repeat.',
    parameters: [idParameter],
    body: moveBody,
    answer,
    problems,
  },
];
