import { Hono } from 'hono';
import { z } from 'zod';
import { findSettings, settingsTag } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { cachedUntilChanged } from '#platform/events/cached-until-changed.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { file } from '#platform/http/answer.server.ts';
import type { ApiCall } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/**
 * `GET /openapi.json`, the description of all calls, and `GET /docs`, the same to read, in the style of `stylesheets`. The
 * schemas are built once, on the first request; only the name of the site changes in it.
 */
export function apiDescriptionApi(
  { db, bus }: { db: Db; bus: EventBus },
  { stylesheets, calls }: { stylesheets: string[]; calls: () => ApiCall[] },
): Hono {
  let document: ReturnType<typeof buildDocument> | null = null;
  const openApi = cachedUntilChanged(bus, [settingsTag()], async () => {
    document ??= buildDocument(calls());
    const [{ siteName }, { info, ...rest }] = await Promise.all([findSettings(db), document]);
    return JSON.stringify({ ...rest, info: { ...info, title: siteName } });
  });
  const page = cachedUntilChanged(bus, [settingsTag()], async () => {
    const [{ siteName }, { docsPage }] = await Promise.all([
      findSettings(db),
      import('./docs-page.server.ts'),
    ]);
    return docsPage(siteName, calls(), stylesheets);
  });
  const app = new Hono({ strict: false });
  const call = callsOn(app, { group: 'Description', caller: anyone });
  call(
    'GET /openapi.json',
    {
      summary: 'This description as an OpenAPI 3.1 document.',
      answer: file('The document.', 'application/json', z.looseObject({ openapi: z.string() })),
    },
    async (c) =>
      c.body(await openApi(''), 200, {
        'content-type': 'application/json',
        'cache-control': CACHE_CONTROL,
      }),
  );
  call(
    'GET /docs',
    {
      summary: 'This description as a page to read.',
      answer: file('The page.', 'text/html'),
    },
    async (c) => c.html(await page(''), 200, { 'cache-control': CACHE_CONTROL }),
  );
  return app;
}

async function buildDocument(calls: ApiCall[]) {
  const { openApiDocument } = await import('./openapi-document.server.ts');
  return openApiDocument('', calls);
}
