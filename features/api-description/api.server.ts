import { Hono } from 'hono';
import { API_CALLS } from './api-calls.server.ts';
import { docsPage } from './docs-page.server.ts';
import { openApiDocument } from './openapi-document.server.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/**
 * `GET /openapi.json`, the description of all calls, and `GET /docs`, the same to read, in the look of `stylesheets`.
 * Both are made once: they change only with the program.
 */
export function apiDescriptionApi(stylesheets: string[] = []): Hono {
  let document: ReturnType<typeof openApiDocument> | undefined;
  let page: string | undefined;
  const app = new Hono({ strict: false });
  app.get('/openapi.json', (c) => {
    document ??= openApiDocument();
    return c.json(document, 200, { 'cache-control': CACHE_CONTROL });
  });
  app.get('/docs', (c) => {
    page ??= docsPage(API_CALLS, stylesheets);
    return c.html(page, 200, { 'cache-control': CACHE_CONTROL });
  });
  return app;
}
