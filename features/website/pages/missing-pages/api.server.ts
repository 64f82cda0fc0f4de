import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
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
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).post(
    '/dashboard-error-log',
    async (c) => {
      const { url, cart } = parseInput(errorLogBody, await c.req.json().catch(() => null));
      const path = sitePath(url, new URL(c.req.url).origin);
      if (path === null) throw badRequest([{ field: 'url', message: 'must be an address of this site' }]);
      if (cart === undefined) await recordMissingPage(services, path);
      else services.log.warn({ path, code: cart }, 'could not add tickets to a cart');
      return c.body(null, 204);
    },
  );
}
