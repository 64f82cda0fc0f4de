import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import {
  can,
  type Principal,
  type WithPrincipal,
  type WriteServices,
} from '#features/core/access/index.server.ts';
import { inWorkingFolder } from '#features/core/media/index.server.ts';
import { isMultipart, withPlainForm } from '#platform/http/plain-form.server.ts';
import { receiveForm } from '#platform/http/receive-form.server.ts';
import { importStatement } from './import-statement.server.ts';
import { MAX_STATEMENT_BYTES } from './reading/statement.ts';

/**
 * Takes in the file that the page of bank statements sends, while it comes: the page gets a plain form that says what became of it. Of who may
 * not send one none is read; the page says the rest.
 */
export function receiveStatement(services: WriteServices): MiddlewareHandler<WithPrincipal> {
  return async (c, next) => {
    if (!isMultipart(c.req.raw)) return next();
    const principal = await c.get('principal')();
    const isAllowed = principal !== null && can(principal, 'reconcile-bank');
    const outcome = isAllowed ? await take(services, c.req.raw, principal) : {};
    c.req.raw = withPlainForm(c.req.raw, new URLSearchParams({ do: 'read', ...outcome }));
    return next();
  };
}

/** Result of a file as fields of a form. */
async function take(
  services: WriteServices,
  request: Request,
  staff: Principal,
): Promise<Record<string, string>> {
  return inWorkingFolder(async (folder) => {
    const form = await receiveForm(request, { folder, mostBytes: MAX_STATEMENT_BYTES, mostFiles: 1 });
    if (!form.ok) return { error: form.error === 'TOO_LARGE' ? 'TOO_LARGE' : 'CUT_OFF' };
    const [sent] = form.value.files;
    if (!sent) return { error: 'EMPTY' };
    if (sent.file === 'TOO_LARGE') return { error: 'TOO_LARGE' };
    const bytes = await readFile(sent.file.path);
    const done = await importStatement(services, staff, { name: sent.name, hash: sent.file.hash, bytes });
    if (done.ok) {
      const { added, known, pending } = done.value;
      return { added: String(added), known: String(known), pending: String(pending) };
    }
    const { code, line = null, message = '' } = { line: undefined, message: undefined, ...done.error };
    return { error: code, ...(line === null ? {} : { line: String(line) }), message };
  });
}
