import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { TextPageName } from '../site-pages.ts';
import { findTextPage } from '../text-page.server.ts';

const PATHS: Record<string, TextPageName> = {
  '/agb': 'terms',
  '/imprint': 'imprint',
  '/privacy-policy': 'privacy',
};

/** `GET /agb/`, `/imprint/`, `/privacy-policy/`: title and HTML (docs/product/api.md#house). */
export function legalApi(services: { db: Db; cache: TaggedCache; clock: Clock }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  for (const [path, name] of Object.entries(PATHS)) {
    app.get(path, async (c) => {
      const page = await findTextPage(services, name, c.get('language'));
      if (!page) throw new Problem(404, 'not_found', { detail: 'Nobody has written this page yet.' });
      return c.json(textsJson(page));
    });
  }
  return app;
}
