import { type Context, Hono } from 'hono';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { changedSince, tagWithState } from '#platform/http/entity-tag.server.ts';
import { ifMatchHeader } from '#platform/http/inputs.server.ts';
import { badRequest } from '#platform/http/problem.server.ts';
import { findSettings } from './find-settings.server.ts';
import { saveSettings } from './save-settings.server.ts';
import type { Settings } from './settings.ts';
import { changeFrom, settingsBody, settingsJson } from './settings-json.ts';

const allSettings = settingsBody.required();

/** `GET` and `PATCH /admin/settings/`: all settings in both languages, for those who manage them (docs/decisions/0028). */
export function settingsAdminApi(services: WriteServices & { engine: Engine }) {
  const app = new Hono<WithPrincipal>({ strict: false });

  const call = callsOn(app, { group: 'For the admin area', caller: permitted('manage-settings') });
  const answer = (c: Context, settings: Settings) => {
    tagWithState(c, settings);
    return settingsJson(settings);
  };

  call(
    'GET /admin/settings/',
    {
      summary: 'The settings of the site in both languages; the ETag names their state.',
      answer: json('All settings.', allSettings),
    },
    async (c) => answer(c, await findSettings(services.db)),
  );

  call(
    'PATCH /admin/settings/',
    {
      summary: 'Changes the settings that are named; HTML takes a permission of its own.',
      takes: { ifMatch: ifMatchHeader },
      body: settingsBody,
      answer: json('As they were stored.', allSettings),
    },
    async (c, { caller, ifMatch, body }) => {
      const saved = await saveSettings(services, caller, changeFrom(body), ifMatch);
      if (saved.ok) return answer(c, saved.value);
      throw saved.error.code === 'CHANGED' ? changedSince('settings') : badRequest(saved.error.fields);
    },
  );

  return app;
}
