import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { file, json } from '#platform/http/answer.server.ts';
import { instant, pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { download } from '#platform/http/download.server.ts';
import { idInPath, inQuery, pagingInQuery, wordInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { fileAnswer } from './answers.server.ts';
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

/** Entries before this day of the venue are deleted. */
const dayInQuery = inQuery(z.object({ before: z.iso.date() }), {
  before: { summary: 'The day.', example: '2026-01-31' },
});
const fileInPath = wordInPath({
  name: 'file',
  summary: 'The id of the file.',
  schema: fileIdSchema,
  example: 'AAAAAAAAAAAAAAAAAAAAAA',
});

const text = z.string();
const entryAnswer = z.strictObject({
  id: z.int(),
  form: z.int(),
  sent_at: instant,
  language: text,
  field_values: z.record(text, z.union([text, z.array(text)])),
  consents: z.array(z.strictObject({ field: text, wording: text, language: text })),
});

/** `/admin/forms/…`: entries of forms, for those who may read them (docs/product/forms.md#entries). */
export function formEntriesApi(services: Services) {
  const { db, storage } = services;
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group: 'Forms', caller: permitted('read-entries') });
  const formAt = async (id: number) => {
    const form = await findAnyForm(db, id);
    if (!form) throw notFound();
    return form;
  };

  call(
    'GET /admin/forms/:id/entries/',
    {
      summary: 'What was sent with a form, the newest first.',
      takes: { id: idInPath, paging: pagingInQuery() },
      answer: json('One page of entries.', pageOf(entryAnswer)),
      problems: [404],
    },
    async (c, { id, paging: { page, pageSize } }) => {
      const form = await formAt(id);
      const total = await countEntriesSince(db, '', { formId: form.id });
      const entries = await listEntries(db, form.id, { offset: (page - 1) * pageSize, limit: pageSize });
      c.header('cache-control', 'no-store');
      return pageOfList(new URL(c.req.url), { total, page, pageSize }, entries.map(entryJson));
    },
  );

  call(
    'DELETE /admin/forms/:id/entries/',
    {
      summary: 'Deletes what was sent before a day, with its files.',
      takes: { id: idInPath, query: dayInQuery },
      answer: json('How many.', z.strictObject({ deleted: z.int() })),
      problems: [404],
    },
    async (_, { caller, id, query: { before } }) => {
      const form = await formAt(id);
      return { deleted: await deleteOldEntries(services, caller, form.id, before) };
    },
  );

  call(
    'GET /admin/forms/:id/export.csv',
    {
      summary: 'All entries of a form as CSV.',
      takes: { id: idInPath },
      answer: file('The entries, the newest first.', 'text/csv'),
      problems: [404],
    },
    async (c, { caller, id }) => {
      const form = await formAt(id);
      const wanted = { as: 'csv', language: c.get('language') } as const;
      const lines = await exportEntries(services, caller, form, wanted);
      return download(c, lines, { name: `${form.slug}.csv`, type: 'text/csv' });
    },
  );

  call(
    'GET /admin/forms/:id/export.json',
    {
      summary: 'All entries of a form as JSON.',
      takes: { id: idInPath },
      answer: file('The entries, the newest first.', 'application/json', z.array(entryAnswer)),
      problems: [404],
    },
    async (c, { caller, id }) => {
      const form = await formAt(id);
      const list = await exportEntries(services, caller, form, { as: 'json' });
      return download(c, list, { name: `${form.slug}.json`, type: 'application/json' });
    },
  );

  call(
    'GET /admin/form-entries/:id/',
    {
      summary: 'One entry with its files.',
      takes: { id: idInPath },
      answer: json('The entry.', z.strictObject({ ...entryAnswer.shape, files: z.array(fileAnswer) })),
      problems: [404],
    },
    async (c, { id }) => {
      const entry = await findEntry(db, id);
      if (!entry) throw notFound();
      const files = await findFilesOf(db, [entry.id]);
      c.header('cache-control', 'no-store');
      return {
        ...entryJson(entry),
        files: files.map(({ id, name, bytes, content_type }) => ({ id, name, bytes, content_type })),
      };
    },
  );

  call(
    'GET /admin/form-files/:file/',
    {
      summary: 'A file of an entry.',
      takes: { id: fileInPath },
      answer: file('The file.', 'application/octet-stream'),
    },
    async (c, { id: named }) => {
      const id = fileIdSchema.safeParse(named);
      const [found] = await findFiles(db, id.success ? [id.data] : []);
      const body = found?.entry_id ? await storage.read(formFileKey(found.id)) : null;
      if (!found || !body) throw notFound();
      return c.body(Readable.toWeb(body) as ReadableStream, 200, {
        'content-type': found.content_type,
        'content-length': String(found.bytes),
        'content-disposition': `attachment; filename="${found.name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
    },
  );

  return app;
}

const notFound = () => new Problem(404, 'not_found', { detail: 'There is nothing at this address.' });
