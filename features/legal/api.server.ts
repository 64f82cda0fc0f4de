import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { LegalKind } from './legal-page.ts';
import { loadLegalPage } from './load-legal-page.server.ts';

const PATHS: Record<string, LegalKind> = {
  '/agb': 'terms',
  '/imprint': 'imprint',
  '/privacy-policy': 'privacy',
};

/** `GET /agb/`, `/imprint/`, `/privacy-policy/`: title and HTML (docs/product/api.md#house). */
export function legalApi(services: { db: Db; memory: TagMemory }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  for (const [path, kind] of Object.entries(PATHS)) {
    app.get(path, async (c) => {
      const page = await loadLegalPage(services, kind, c.get('language'));
      if (!page) throw new Problem(404, 'not_found', { detail: 'Nobody has written this page yet.' });
      const title = { ...page.title, text: page.title.text.replaceAll('\u00ad', '') };
      return c.json(textsJson({ title, html: page.html }));
    });
  }
  return app;
}
