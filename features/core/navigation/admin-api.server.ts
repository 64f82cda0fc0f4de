import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { changedSince, tagWithState } from '#platform/http/entity-tag.server.ts';
import { ifMatchHeader, knownInPath } from '#platform/http/inputs.server.ts';
import { badRequest } from '#platform/http/problem.server.ts';
import { MENU_AREAS } from './menu.ts';
import { entriesFrom, entriesJson, menuBody } from './menu-json.ts';
import { saveMenu } from './save-menu.server.ts';
import type { MenuDraft } from './schema.ts';
import { readMenu } from './store.server.ts';

const areaInPath = knownInPath(
  { name: 'area', summary: 'Which menu.', schema: z.enum(MENU_AREAS), example: 'menu' },
  'There is no such menu.',
);

/** `GET` and `PUT /admin/menus/{area}/`: one menu in both languages, for those who manage settings (docs/decisions/0028). */
export function menusAdminApi(services: WriteServices & { engine: Engine }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'For the admin area', caller: permitted('manage-settings') });
  const answer = (c: Context, entries: MenuDraft) => {
    tagWithState(c, entries);
    return { entries: entriesJson(entries) };
  };

  call(
    'GET /admin/menus/:area/',
    {
      summary: 'One menu in both languages; the ETag names its state.',
      takes: { area: areaInPath },
      answer: json('The menu.', menuBody),
    },
    async (c, { area }) => answer(c, await readMenu(services.db, area)),
  );

  call(
    'PUT /admin/menus/:area/',
    {
      summary: 'Puts other entries in the place of those of one menu.',
      takes: { area: areaInPath, ifMatch: ifMatchHeader },
      body: menuBody,
      answer: json('As it was stored.', menuBody),
    },
    async (c, { caller, area, ifMatch, body }) => {
      const saved = await saveMenu(services, caller, area, entriesFrom(body), ifMatch);
      if (saved.ok) return answer(c, saved.value);
      throw saved.error.code === 'CHANGED' ? changedSince('menu') : badRequest(saved.error.fields);
    },
  );

  return app;
}
