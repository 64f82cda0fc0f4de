import { Hono } from 'hono';
import { permitted, type WithPrincipal, type WriteServices } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { file } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { download } from '#platform/http/download.server.ts';
import { inQuery } from '#platform/http/inputs.server.ts';
import { exportOrders } from './export-orders.server.ts';
import { wordsOf } from './load-desk-orders-page.server.ts';
import { ordersQuery } from './schema.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const filterInQuery = inQuery(ordersQuery, {
  q: { summary: 'Words of number, name and address, or a ticket’s code.', example: 'Sommer' },
  state: {
    summary: 'Only orders in this state; tests are found by theirs alone.',
    example: 'open',
  },
  performance: { summary: 'Only orders with tickets of an event, by its `id_jet`.', example: '1' },
});

/** `GET /admin/orders/export.csv`: the orders as a file, narrowed as at the desk (docs/product/box-office.md#orders). */
export function orderFileApi(services: WriteServices) {
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group: 'Box office: orders', caller: permitted('export-personal-data') });
  call(
    'GET /admin/orders/export.csv',
    {
      summary:
        'The orders as a file, the newest first, with names and addresses. It is written into the audit.',
      takes: { filter: filterInQuery },
      answer: file('The orders.', 'text/csv'),
    },
    async (c, { caller, filter: { q, state, performance: performanceId } }) => {
      const narrowed = { words: wordsOf(q), state, performanceId };
      const lines = await exportOrders(services, caller, narrowed, c.get('language'));
      return download(c, lines, { name: 'orders.csv', type: 'text/csv' });
    },
  );
  return app;
}
