import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { changedSince, requireIfMatch, respondWithState } from '#platform/http/entity-tag.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest, Problem } from '#platform/http/problem.server.ts';
import { MENU_AREAS, type MenuArea } from './menu.ts';
import { entriesFrom, entriesJson, menuBody } from './menu-json.ts';
import { saveMenu } from './save-menu.server.ts';
import type { MenuDraft } from './schema.ts';
import { readMenu } from './store.server.ts';

export const menuArea = z.enum(MENU_AREAS);

/** `GET` and `PUT /admin/menus/{area}/`: one menu in both languages, for those who manage settings (docs/decisions/0028). */
export function menusAdminApi(services: WriteServices & { engine: Engine }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const answer = (c: Context, entries: MenuDraft) =>
    respondWithState(c, entries, 200, { entries: entriesJson(entries) });

  app.get('/admin/menus/:area', async (c) => {
    await requirePermission(c.get('principal'), 'manage-settings');
    return answer(c, await readMenu(services.db, areaOf(c)));
  });

  app.put('/admin/menus/:area', async (c) => {
    const actor = await requirePermission(c.get('principal'), 'manage-settings');
    const [area, ifMatch] = [areaOf(c), requireIfMatch(c)];
    const entries = entriesFrom(parseInput(menuBody, await readJson(c)));
    const saved = await saveMenu(services, actor, area, entries, ifMatch);
    if (saved.ok) return answer(c, saved.value);
    throw saved.error.code === 'CHANGED' ? changedSince('menu') : badRequest(saved.error.fields);
  });

  return app;
}

function areaOf(c: Context): MenuArea {
  const parsed = menuArea.safeParse(c.req.param('area'));
  if (parsed.success) return parsed.data;
  throw new Problem(404, 'not_found', { detail: 'There is no such menu.' });
}
