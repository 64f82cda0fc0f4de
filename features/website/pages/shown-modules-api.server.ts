import { Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { findDraft } from '#features/core/documents/index.server.ts';
import { upToDateTree } from '#features/core/documents/index.ts';
import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import { MODULES, SAMPLE_FILES, sampleModules } from '#features/website/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { idSchema } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { loadContent } from './load-content.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/**
 * Serves the data modules show besides their content (docs/product/api.md#page-editor), for people who may edit pages:
 * `GET /samples/` one of each kind, for choosing one; `GET /documents/{id}/shown/` those of the current draft.
 */
export function shownModulesApi(services: CalendarServices & { log: Log; cache: TaggedCache }) {
  const app = new Hono<Env>({ strict: false });

  app.get('/samples', async (c) => {
    await requirePermission(c.get('principal'), 'edit-pages');
    const modules = sampleModules(MODULES);
    const { loaded, since: at } = await loadContent(services, { modules }, c.get('language'));
    return c.json({ at, modules, loaded: { ...loaded, files: { ...loaded.files, ...SAMPLE_FILES } } });
  });

  app.get('/documents/:id/shown', async (c) => {
    c.header('cache-control', 'private, no-store');
    await requirePermission(c.get('principal'), 'edit-pages');
    const { id } = parseInput(idSchema, { id: c.req.param('id') });
    const draft = await findDraft(services.db, id);
    if (!draft) throw new Problem(404, 'not_found', { detail: 'There is no such document.' });
    const { loaded } = await loadContent(services, upToDateTree(MODULES, draft.content), c.get('language'));
    return c.json({ version: draft.version, loaded });
  });

  return app;
}
