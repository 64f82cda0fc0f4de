import type { I18n } from '@lingui/core';
import { Hono } from 'hono';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { COLUMNS, IMPORT_KINDS } from './columns.ts';
import { faultResponse } from './fault-sentence.ts';
import { type ImportServices, importFile, resourceOf } from './import-file.server.ts';
import { importBody, importResponse } from './schema.ts';

type Env = { Variables: { language: Language } & WithPrincipal['Variables'] };

/**
 * `POST /admin/imports/{kind}/` imports a file, with permission to create such records (docs/product/admin.md#csv-files):
 * 200 with its errors for a dry run, 422 where there are some and nothing was stored.
 */
export function importsApi(services: ImportServices, i18nFor: (language: Language) => I18n) {
  const app = new Hono<Env>({ strict: false });
  for (const kind of IMPORT_KINDS) {
    const { permission } = resourceOf(services, kind);
    const call = callsOn(app, { group: 'For the admin area', caller: permitted(permission) });
    call(
      `POST /admin/imports/${kind}/`,
      {
        summary: `Creates ${kind} from the lines of a CSV file, all or none; a trial names the faults of each line and stores nothing.`,
        body: importBody,
        answer: json('What was stored, or the faults of a trial.', importResponse),
        problems: [413, 422],
      },
      async (c, { caller, body: { file, trial: isTrial } }) => {
        const { faults, ...imported } = await importFile(services, caller, kind, { file, isTrial });
        const i18n = i18nFor(c.get('language'));
        const said = faults.map((fault) => faultResponse(fault, COLUMNS[kind], i18n));
        if (said.length === 0 || isTrial) return { ...imported, faults: said };
        throw new Problem(422, 'faults', {
          detail: 'The file has faults, and nothing of it was stored.',
          extra: { ...imported, faults: said },
        });
      },
    );
  }
  return app;
}
