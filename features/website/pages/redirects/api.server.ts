import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { findAllRedirects } from './store.server.ts';

/**
 * `GET /redirect` of the page editor's API: all redirects that can concern a language, as a list
 * (docs/product/api.md#page-editor). Paths of the other language are left out.
 */
export function redirectsApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'Page editor', caller: anyone });
  call(
    'GET /redirect/',
    {
      summary: 'Where addresses of pages that have moved lead.',
      answer: json(
        'The redirects of one language.',
        z.array(z.strictObject({ old_path: z.string(), new_path: z.string() })),
      ),
    },
    async (c) => {
      const others = LANGUAGES.filter((language) => language !== c.get('language'));
      const redirects = await findAllRedirects(db);
      return redirects
        .filter(({ oldPath }) => !others.some((other) => `${oldPath}/`.startsWith(`/${other}/`)))
        .map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath }));
    },
  );
  return app;
}
