import { Hono } from 'hono';
import {
  requirePermission,
  type WithPrincipal,
  type WriteServices,
} from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { download } from '#platform/http/download.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { exportOrders } from './export-orders.server.ts';
import { wordsOf } from './load-desk-orders-page.server.ts';
import { ordersQuery } from './schema.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/** `GET /admin/orders/export.csv`: the orders as a file, narrowed as at the desk (docs/product/box-office.md#orders). */
export function orderFileApi(services: WriteServices) {
  return new Hono<Env>({ strict: false }).get('/admin/orders/export.csv', async (c) => {
    const staff = await requirePermission(c.get('principal'), 'export-personal-data');
    const { q, state, performance: performanceId } = parseInput(ordersQuery, c.req.query());
    const narrowed = { words: wordsOf(q), state, performanceId };
    const lines = await exportOrders(services, staff, narrowed, c.get('language'));
    return download(c, lines, { name: 'orders.csv', type: 'text/csv' });
  });
}
