import { Hono } from 'hono';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { file } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { download } from '#platform/http/download.server.ts';
import { type ExportServices, exportSubscribers } from './export-subscribers.server.ts';

type Env = { Variables: WithPrincipal['Variables'] };

/** `GET /admin/newsletter/export.csv`: the list for the mailing service (docs/product/newsletter.md#the-list). */
export function newsletterApi(services: ExportServices) {
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group: 'Forms', caller: permitted('export-personal-data') });
  call(
    'GET /admin/newsletter/export.csv',
    {
      summary:
        'Everybody who gets the newsletter, with the link by which each of them leaves. It is written into the audit.',
      answer: file('The list.', 'text/csv'),
    },
    async (c, { caller }) => {
      const lines = await exportSubscribers(services, caller);
      return download(c, lines, { name: 'newsletter.csv', type: 'text/csv' });
    },
  );
  return app;
}
