import { type Context, Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { idSchema } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { findCleanHtml } from './find-clean-html.server.ts';
import { htmlFileAddress } from './html-file-address.ts';
import { findHtmlFiles } from './store.server.ts';

/** A file that is opened by itself runs nothing, loads nothing and is of no host. */
const ALONE = "default-src 'none'; img-src 'self'; sandbox";

/** `GET /html/`: the files there are; what one shows, and its styles (docs/product/content.md#html-files). */
export function htmlFilesApi(services: { db: Db; log: Log }) {
  const app = new Hono({ strict: false });
  const fileAt = async (c: Context) => {
    const { id } = parseInput(idSchema, { id: c.req.param('id') });
    const file = (await findCleanHtml(services, [id])).get(id);
    if (!file) throw new Problem(404, 'not_found', { detail: 'There is no such file.' });
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

  app.get('/html/:id/style.css', async (c) => {
    const { style } = await fileAt(c);
    return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
  });

  return app;
}
