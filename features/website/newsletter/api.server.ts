import { Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { download } from '#platform/http/download.server.ts';
import { type ExportServices, exportSubscribers } from './export-subscribers.server.ts';

type Env = { Variables: WithPrincipal['Variables'] };

/** `GET /admin/newsletter/export.csv`: the list for whatever sends the letter (docs/product/newsletter.md#the-list). */
export function newsletterApi(services: ExportServices) {
  return new Hono<Env>({ strict: false }).get('/admin/newsletter/export.csv', async (c) => {
    const actor = await requirePermission(c.get('principal'), 'export-personal-data');
    const lines = await exportSubscribers(services, actor);
    return download(c, lines, { name: 'newsletter.csv', type: 'text/csv' });
  });
}
