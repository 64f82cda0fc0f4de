import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { findAllRedirects } from './store.server.ts';

/**
 * `GET /redirect` of the page editor's API: all redirects that can concern a language, as a list
 * (docs/product/api.md#page-editor). Paths of the other language are left out.
 */
export function redirectsApi({ db }: { db: Db }) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get('/redirect', async (c) => {
    const others = LANGUAGES.filter((language) => language !== c.get('language'));
    const redirects = await findAllRedirects(db);
    return c.json(
      redirects
        .filter(({ oldPath }) => !others.some((other) => `${oldPath}/`.startsWith(`/${other}/`)))
        .map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath })),
    );
  });
}
