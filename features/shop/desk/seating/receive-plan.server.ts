import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { importPlan, MAX_PLAN_BYTES } from '#features/box-office/seating/index.server.ts';
import {
  can,
  type Principal,
  type WithPrincipal,
  type WriteServices,
} from '#features/core/access/index.server.ts';
import { inWorkingFolder } from '#features/core/media/index.server.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { parseId } from '#lib/query-parameters.ts';
import { isMultipart, withPlainForm } from '#platform/http/plain-form.server.ts';
import { receiveForm } from '#platform/http/receive-form.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { toFields } from './refused-file.ts';

const FILE_NAME_LENGTH = 100;
type Services = WriteServices & { ids: IdSource };

/**
 * Takes in the file that the page of a seating plan sends: the page gets a plain form that says what became of it. Nothing is read
 * of people who may not send one.
 */
export function receivePlan(services: Services): MiddlewareHandler<WithPrincipal> {
  return async (c, next) => {
    if (!isMultipart(c.req.raw)) return next();
    const principal = await c.get('principal')();
    const id = parseId(c.req.param('plan') ?? null);
    const isAllowed = principal !== null && can(principal, 'sell') && id !== null;
    const outcome = isAllowed ? await take(services, c.req.raw, { principal, id }) : {};
    c.req.raw = withPlainForm(c.req.raw, new URLSearchParams({ do: 'import', ...outcome }));
    return next();
  };
}

/** Result of a file as fields of a form. */
async function take(
  services: Services,
  request: Request,
  { principal, id }: { principal: Principal; id: number },
): Promise<Record<string, string>> {
  return inWorkingFolder(async (folder) => {
    const form = await receiveForm(request, { folder, mostBytes: MAX_PLAN_BYTES, mostFiles: 1 });
    if (!form.ok) return { error: form.error === 'TOO_LARGE' ? 'FILE_TOO_LARGE' : 'CUT_OFF' };
    const [sent] = form.value.files;
    if (!sent) return { error: 'NO_FILE' };
    if (sent.file === 'TOO_LARGE') return { error: 'FILE_TOO_LARGE' };
    const revision = Number(form.value.fields.find(([name]) => name === 'revision')?.[1]);
    const bytes = await readFile(sent.file.path);
    const done = await importPlan(services, principal, { id, revision }, bytes);
    if (done.ok) return {};
    if (done.error.code !== 'HAS_FAULTS') return { error: done.error.code };
    const name = cleanLine(sent.name).slice(0, FILE_NAME_LENGTH).toWellFormed();
    return { error: 'HAS_FAULTS', ...toFields(name, done.error.read) };
  });
}
