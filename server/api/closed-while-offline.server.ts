import type { MiddlewareHandler } from 'hono';
import type { WithPrincipal } from '#features/core/access/index.server.ts';
import { cachedSettings } from '#features/core/settings/index.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Services } from '../services/services.server.ts';

/** Calls without the programme: the session, and the pages a site must always show. */
const ALWAYS_OPEN =
  /\/api\/(user-details|user-logout|csrf-token|imprint|privacy-policy|agb|dashboard-error-log)\/?$/;

/**
 * Gives visitors 503 instead of the programme while the site is offline (docs/product/pages.md#site-offline). The roles of
 * the staff go on working: they may all see the programme before the public does.
 */
export function closedWhileOffline({
  db,
  cache,
}: Pick<Services, 'db' | 'cache'>): MiddlewareHandler<WithPrincipal> {
  return async (c, next) => {
    const { isSiteOnline } = await cachedSettings({ db, cache });
    if (isSiteOnline || ALWAYS_OPEN.test(c.req.path)) return next();
    const principal = await c.get('principal')();
    if (principal && principal.role !== 'visitor') return next();
    throw new Problem(503, 'site_offline', {
      detail: 'The site is offline. Try again later.',
      headers: { 'retry-after': '600', 'cache-control': 'no-store' },
    });
  };
}
