import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { wrongFormat } from '#lib/field-problem.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { empty } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { badRequest } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { recordMissingPage } from './record-missing-page.server.ts';
import { errorLogBody } from './schema.ts';
import { sitePath } from './site-path.ts';

/**
 * `POST /dashboard-error-log/`: a visitor met a page that does not exist, which is counted, or a cart that could not be
 * filled, which is logged (docs/product/settings-and-errors.md#missing-pages). Answers 204.
 */
export function dashboardApi(services: { db: Db; clock: Clock; log: Log }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'Visitor', caller: anyone });
  call(
    'POST /dashboard-error-log/',
    {
      summary:
        'Reports a page of this site that does not exist: its path is counted by day. With `cart`, a cart that was refused there: it is logged.',
      body: errorLogBody,
      answer: empty('It is written down.'),
      problems: [403, 413, 429],
    },
    async (c, { body: { url, cart } }) => {
      const path = sitePath(url, new URL(c.req.url).origin);
      if (path === null) throw badRequest([wrongFormat('url', 'site_address')]);
      if (cart === undefined) await recordMissingPage(services, path);
      else services.log.warn({ path, code: cart }, 'could not add tickets to a cart');
    },
  );
  return app;
}
