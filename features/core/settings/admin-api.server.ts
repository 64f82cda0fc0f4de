import { Hono } from 'hono';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { changedSince, requireIfMatch, respondWithState } from '#platform/http/entity-tag.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest } from '#platform/http/problem.server.ts';
import { findSettings } from './find-settings.server.ts';
import { saveSettings } from './save-settings.server.ts';
import { changeFrom, settingsBody, settingsJson } from './settings-json.ts';

/** `GET` and `PATCH /admin/settings/`: all settings in both languages, for those who manage them (docs/decisions/0028). */
export function settingsAdminApi(services: WriteServices & { engine: Engine }) {
  const app = new Hono<WithPrincipal>({ strict: false });

  app.get('/admin/settings', async (c) => {
    await requirePermission(c.get('principal'), 'manage-settings');
    const settings = await findSettings(services.db);
    return respondWithState(c, settings, 200, settingsJson(settings));
  });

  app.patch('/admin/settings', async (c) => {
    const actor = await requirePermission(c.get('principal'), 'manage-settings');
    const ifMatch = requireIfMatch(c);
    const change = changeFrom(parseInput(settingsBody, await readJson(c)));
    const saved = await saveSettings(services, actor, change, ifMatch);
    if (saved.ok) return respondWithState(c, saved.value, 200, settingsJson(saved.value));
    throw saved.error.code === 'CHANGED' ? changedSince('settings') : badRequest(saved.error.fields);
  });

  return app;
}
