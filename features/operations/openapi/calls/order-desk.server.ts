import { z } from 'zod';
import { ordersQuery } from '#features/shop/desk/index.server.ts';
import { ORDER_STATES } from '#lib/order-states.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { numberParameter } from '../parameters.server.ts';

/** Filters of the list at the desk. */
const parameters: ApiParameter[] = [
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

/** The call that takes orders out as a file; they are worked on at the desk. */
export const orderDeskCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/orders/export.csv',
    group: 'Box office: orders',
    summary:
      'The orders as a file, the newest first, with names and addresses. It is written into the audit.',
    parameters,
    answer: { status: 200, summary: 'The orders.', schema: null, mediaType: 'text/csv' },
    problems: [400, 401, 403],
  },
];
