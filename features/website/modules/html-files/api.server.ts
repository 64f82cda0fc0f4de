import { type Context, Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { idSchema } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { findCleanHtml } from './find-clean-html.server.ts';
import { htmlFileAddress } from './html-file-address.ts';
import { findHtml, findHtmlFiles } from './store.server.ts';

/** A file that is opened by itself runs nothing, loads nothing and is of no host. */
const ALONE = "default-src 'none'; img-src 'self'; sandbox";

/**
 * A file that runs: without an origin, so that it reads nothing of the site and acts for nobody, in frames of the own pages
 * alone. It may load from others: its visitor was asked before.
 */
const IN_FRAME = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src https: 'unsafe-inline'",
  'img-src https: data:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** `GET /html/`: the files there are; what one shows, its styles, and where it runs (docs/product/content.md#html-files). */
export function htmlFilesApi(services: { db: Db; log: Log }) {
  const app = new Hono({ strict: false });
  const fileAt = async (c: Context) => {
    const id = idOf(c);
    const file = (await findCleanHtml(services, [id])).get(id);
    if (!file) throw noSuchFile();
    return file;
  };

  app.get('/html', async (c) =>
    c.json(
      (await findHtmlFiles(services.db)).map(({ id, name, updatedAt }) => ({
        id,
        name,
        url: htmlFileAddress(id),
        updated_at: updatedAt,
      })),
    ),
  );

  app.get('/html/:id', async (c) => {
    const { body } = await fileAt(c);
    c.header('content-security-policy', ALONE);
    return c.html(body);
  });

  app.get('/html/:id/frame', async (c) => {
    const id = idOf(c);
    const [file] = await findHtml(services.db, [id]);
    if (!file) throw noSuchFile();
    c.header('content-security-policy', IN_FRAME);
    c.header('cache-control', 'no-cache');
    return c.html(file.html);
  });

  app.get('/html/:id/style.css', async (c) => {
    const { style } = await fileAt(c);
    return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
  });

  return app;
}

const idOf = (c: Context): number => parseInput(idSchema, { id: c.req.param('id') }).id;

const noSuchFile = () => new Problem(404, 'not_found', { detail: 'There is no such file.' });
