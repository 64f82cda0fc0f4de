import { Hono } from 'hono';
import { findSettings, settingsTag } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { cachedUntilChanged } from '#platform/events/cached-until-changed.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/**
 * `GET /openapi.json`, the description of all calls, and `GET /docs`, the same to read, in the look of `stylesheets`.
 * The schemas are built once, when the document is first asked for; only the name of the site changes in it.
 */
export function apiDescriptionApi({ db, bus }: { db: Db; bus: EventBus }, stylesheets: string[] = []): Hono {
  let document: ReturnType<typeof buildDocument> | null = null;
  const openApi = cachedUntilChanged(bus, [settingsTag()], async () => {
    document ??= buildDocument();
    const [{ siteName }, { info, ...rest }] = await Promise.all([findSettings(db), document]);
    return JSON.stringify({ ...rest, info: { ...info, title: siteName } });
  });
  const page = cachedUntilChanged(bus, [settingsTag()], async () => {
    const [{ siteName }, { API_CALLS }, { docsPage }] = await Promise.all([
      findSettings(db),
      import('./api-calls.server.ts'),
      import('./docs-page.server.ts'),
    ]);
    return docsPage(siteName, API_CALLS, stylesheets);
  });
  const app = new Hono({ strict: false });
  app.get('/openapi.json', async (c) => {
    return c.body(await openApi(''), 200, {
      'content-type': 'application/json',
      'cache-control': CACHE_CONTROL,
    });
  });
  app.get('/docs', async (c) => {
    return c.html(await page(''), 200, { 'cache-control': CACHE_CONTROL });
  });
  return app;
}

async function buildDocument() {
  const { openApiDocument } = await import('./openapi-document.server.ts');
  return openApiDocument('');
}
