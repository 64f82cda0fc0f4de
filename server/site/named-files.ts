import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { titledFor } from '#platform/html/static-page.server.ts';

const FOLDER = process.env.NODE_ENV === 'production' ? 'build/client' : 'public';
const HEADERS = { 'cache-control': 'public, max-age=3600' };

/**
 * The files that bear the name of the site: the static pages (docs/product/settings-and-errors.md#error-pages) and the
 * manifest. They are served with the name of the settings in place of the built-in one; and with the built-in one where the
 * database is unavailable: these pages must work when nothing else does.
 */
export function namedFiles({ db }: { db: Db }): Hono {
  const app = new Hono();
  const siteName = async () => {
    try {
      return (await findSettings(db)).siteName;
    } catch {
      return null;
    }
  };
  app.get('/html/:page{[a-z0-9]+\\.html}', async (c, next) => {
    const html = await textOf(`html/${c.req.param('page')}`);
    if (html === null) return next();
    const name = await siteName();
    return c.html(name === null ? html : titledFor(html, name), 200, HEADERS);
  });
  app.get('/manifest.webmanifest', async (c, next) => {
    const text = await textOf('manifest.webmanifest');
    if (text === null) return next();
    const name = await siteName();
    const named = { ...JSON.parse(text), ...(name === null ? {} : { name, short_name: name }) };
    return c.body(JSON.stringify(named), 200, { ...HEADERS, 'content-type': 'application/manifest+json' });
  });
  return app;
}

async function textOf(file: string): Promise<string | null> {
  return readFile(`${FOLDER}/${file}`, 'utf8').catch(() => null);
}
