import { Hono } from 'hono';
import type { CalendarServices } from '#features/calendar/index.server.ts';
import { MODULES, SAMPLE_FILES, sampleModules } from '#features/modules/index.server.ts';
import { requirePermission, type WithPrincipal } from '#features/permissions/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import type { Log } from '#platform/log.server.ts';
import { loadContent } from './load-content.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/**
 * `GET /samples/`: one of each kind of module with all that it shows, for those who choose one (docs/product/api.md#page-editor).
 * For those who may edit pages.
 */
export function samplesApi(services: CalendarServices & { log: Log; memory: TagMemory }) {
  return new Hono<Env>({ strict: false }).get('/samples', async (c) => {
    await requirePermission(c.get('principal'), 'edit-pages');
    const modules = sampleModules(MODULES);
    const { loaded, since: at } = await loadContent(services, { modules }, c.get('language'));
    return c.json({ at, modules, loaded: { ...loaded, files: { ...loaded.files, ...SAMPLE_FILES } } });
  });
}
