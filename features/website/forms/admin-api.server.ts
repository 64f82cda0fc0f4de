import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { download } from '#platform/http/download.server.ts';
import { readId, readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { deleteOldEntries } from './delete-old-entries.server.ts';
import { entryJson, exportEntries } from './export-entries.server.ts';
import { fileIdSchema } from './schema.ts';
import {
  countEntriesSince,
  findAnyForm,
  findEntry,
  findFiles,
  findFilesOf,
  listEntries,
} from './store.server.ts';
import { formFileKey } from './temp-files.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };
type Services = WriteServices & { storage: FileStorage };

/** Entries before this day of the house are deleted. */
const deletion = z.object({ before: z.iso.date() });

/** `/admin/forms/…`: what visitors sent, for those who may read it (docs/product/forms.md#entries). */
export function formEntriesApi(services: Services) {
  const { db, storage } = services;
  const readerOf = (c: Context<Env>) => requirePermission(c.get('principal'), 'read-entries');
  const formOf = async (c: Context<Env>) => {
    await readerOf(c);
    const form = await findAnyForm(db, readId(c));
    if (!form) throw notFound();
    return form;
  };

  return new Hono<Env>({ strict: false })
    .get('/admin/forms/:id/entries', async (c) => {
      const form = await formOf(c);
      const { page, pageSize } = readPaging(c);
      const total = await countEntriesSince(db, '', { formId: form.id });
      const entries = await listEntries(db, form.id, { offset: (page - 1) * pageSize, limit: pageSize });
      c.header('cache-control', 'no-store');
      return c.json(pageOfList(new URL(c.req.url), { total, page, pageSize }, entries.map(entryJson)));
    })
    .delete('/admin/forms/:id/entries', async (c) => {
      const actor = await readerOf(c);
      const form = await formOf(c);
      const { before } = parseInput(deletion, { before: c.req.query('before') });
      return c.json({ deleted: await deleteOldEntries(services, actor, form.id, before) });
    })
    .get('/admin/forms/:id/export.csv', async (c) => {
      const actor = await readerOf(c);
      const form = await formOf(c);
      const wanted = { as: 'csv', language: c.get('language') } as const;
      const lines = await exportEntries(services, actor, form, wanted);
      return download(c, lines, { name: `${form.slug}.csv`, type: 'text/csv' });
    })
    .get('/admin/forms/:id/export.json', async (c) => {
      const actor = await readerOf(c);
      const form = await formOf(c);
      const list = await exportEntries(services, actor, form, { as: 'json' });
      return download(c, list, { name: `${form.slug}.json`, type: 'application/json' });
    })
    .get('/admin/form-entries/:id', async (c) => {
      await readerOf(c);
      const entry = await findEntry(db, readId(c));
      if (!entry) throw notFound();
      const files = await findFilesOf(db, [entry.id]);
      c.header('cache-control', 'no-store');
      return c.json({
        ...entryJson(entry),
        files: files.map(({ id, name, bytes, content_type }) => ({ id, name, bytes, content_type })),
      });
    })
    .get('/admin/form-files/:file', async (c) => {
      await readerOf(c);
      const id = fileIdSchema.safeParse(c.req.param('file'));
      const [file] = await findFiles(db, id.success ? [id.data] : []);
      const body = file?.entry_id ? await storage.read(formFileKey(file.id)) : null;
      if (!file || !body) throw notFound();
      return c.body(Readable.toWeb(body) as ReadableStream, 200, {
        'content-type': file.content_type,
        'content-length': String(file.bytes),
        'content-disposition': `attachment; filename="${file.name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
    });
}

const notFound = () => new Problem(404, 'not_found', { detail: 'There is nothing at this address.' });
