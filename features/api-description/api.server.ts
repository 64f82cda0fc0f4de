import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { findSettings, settingsTag } from '#features/settings/index.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { keptUntilChanged } from '#platform/events/kept-until-changed.server.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/**
 * `GET /openapi.json`, the description of all calls, and `GET /docs`, the same to read, in the look of `stylesheets`.
 * Both are made once, and what they are made of is loaded then: they change only with the program, and with the name of
 * the site.
 */
export function apiDescriptionApi({ db, bus }: { db: Db; bus: EventBus }, stylesheets: string[] = []): Hono {
  const documents = keptUntilChanged(bus, [settingsTag()], async () => {
    const [{ siteName }, { API_CALLS }, { docsPage }, { openApiDocument }] = await Promise.all([
      findSettings(db),
      import('./api-calls.server.ts'),
      import('./docs-page.server.ts'),
      import('./openapi-document.server.ts'),
    ]);
    return {
      openApi: JSON.stringify(await openApiDocument(siteName)),
      page: await docsPage(siteName, API_CALLS, stylesheets),
    };
  });
  const app = new Hono({ strict: false });
  app.get('/openapi.json', async (c) => {
    const { openApi } = await documents('');
    return c.body(openApi, 200, { 'content-type': 'application/json', 'cache-control': CACHE_CONTROL });
  });
  app.get('/docs', async (c) => {
    const { page } = await documents('');
    return c.html(page, 200, { 'cache-control': CACHE_CONTROL });
  });
  return app;
}
