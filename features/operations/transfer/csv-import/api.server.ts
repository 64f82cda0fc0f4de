import { Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { COLUMNS, IMPORT_KINDS } from './columns.ts';
import { faultResponse } from './fault-sentence.ts';
import { type ImportServices, importFile, resourceOf } from './import-file.server.ts';
import { importBody } from './schema.ts';

type Env = { Variables: { language: Language } & WithPrincipal['Variables'] };

/**
 * `POST /admin/imports/{kind}/` brings in a file for who may create such records (docs/product/admin.md#csv-files): 200 with its
 * faults for a trial, 422 where there are some and nothing was stored.
 */
export function importsApi(services: ImportServices) {
  const app = new Hono<Env>({ strict: false });
  for (const kind of IMPORT_KINDS) {
    app.post(`/admin/imports/${kind}`, async (c) => {
      const { permission } = resourceOf(services, kind);
      const actor = await requirePermission(c.get('principal'), permission);
      const { file, trial: isTrial } = parseInput(importBody, await readJson(c));
      const { faults, ...imported } = await importFile(services, actor, kind, { file, isTrial });
      const said = faults.map((fault) => faultResponse(fault, COLUMNS[kind], c.get('language')));
      if (said.length === 0 || isTrial) return c.json({ ...imported, faults: said });
      throw new Problem(422, 'faults', {
        detail: 'The file has faults, and nothing of it was stored.',
        extra: { ...imported, faults: said },
      });
    });
  }
  return app;
}
