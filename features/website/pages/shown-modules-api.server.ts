import { Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { findDraft } from '#features/core/documents/index.server.ts';
import type { ModuleNode } from '#features/core/documents/index.ts';
import { upToDateTree } from '#features/core/documents/index.ts';
import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import { MODULES, SAMPLE_FILES, sampleModules } from '#features/website/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { loosely } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { idInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { loadContent } from './load-content.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/**
 * Serves the data of modules besides their content (docs/product/api.md#page-editor), with permission to edit pages: `GET
 * /samples/` one of each kind, for choosing one; `GET /documents/{id}/shown/` those of the current draft.
 */
export function shownModulesApi(services: CalendarServices & { log: Log; cache: TaggedCache }) {
  const app = new Hono<Env>({ strict: false });

  const call = callsOn(app, { group: 'Page editor', caller: permitted('edit-pages') });
  call(
    'GET /samples/',
    {
      summary: 'One of each kind of module, with all that it shows.',
      answer: json(
        'The modules, and what they show besides themselves at a moment.',
        z.strictObject({
          at: z.string(),
          modules: z.array(loosely<ModuleNode>(z.looseObject({ id: z.string(), type: z.string() }))),
          loaded: loosely<object>(z.looseObject({})),
        }),
      ),
    },
    async (c) => {
      const modules = sampleModules(MODULES);
      const { loaded, since: at } = await loadContent(services, { modules }, c.get('language'));
      return { at, modules, loaded: { ...loaded, files: { ...loaded.files, ...SAMPLE_FILES } } };
    },
  );

  const contentCall = callsOn(app, {
    group: 'Pages and content',
    caller: permitted('edit-pages'),
    cacheControl: 'private, no-store',
  });
  contentCall(
    'GET /documents/:id/shown/',
    {
      summary: 'What the modules of the draft show that is not written in them.',
      takes: { id: idInPath },
      answer: json(
        'The version of the draft, and what it shows besides itself.',
        z.strictObject({ version: z.int(), loaded: loosely<object>(z.looseObject({})) }),
      ),
      problems: [404],
    },
    async (c, { id }) => {
      const draft = await findDraft(services.db, id);
      if (!draft) throw new Problem(404, 'not_found', { detail: 'There is no such document.' });
      const { loaded } = await loadContent(services, upToDateTree(MODULES, draft.content), c.get('language'));
      return { version: draft.version, loaded };
    },
  );

  return app;
}
