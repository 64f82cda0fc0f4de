import { expect, it } from 'vitest';
import { ApiError } from '#admin/api/api-call.ts';
import { sendCsv, templateAddress, textIn } from '#admin/api/csv-files.ts';
import { asShown, RESOURCE_MESSAGES } from '#admin/words/resource-words.ts';
import { COLUMNS, IMPORT_KINDS } from '#features/operations/transfer/csv-import/columns.ts';
import { readTable } from '#features/operations/transfer/csv-import/read-table.ts';
import { i18nFor } from '#lib/i18n.ts';
import { LANGUAGES } from '#lib/localized.ts';

/** A text that is none. */
const NONE = { id: '' };
const sent = { text: 'a', trial: false, language: 'de' } as const;

it.each(IMPORT_KINDS)('a template of %s has headings that are understood, and nothing else', (kind) => {
  for (const language of LANGUAGES) {
    const [, text = ''] = templateAddress(kind, language).split(/,(.*)/s);
    const table = readTable(decodeURIComponent(text), COLUMNS[kind]);
    expect(table).toMatchObject({ ok: false, error: [{ code: 'NO_LINES' }] });
  }
});

it.each(IMPORT_KINDS)('columns of %s are called as forms call the fields', (kind) => {
  for (const language of LANGUAGES) {
    const i18n = i18nFor(language);
    for (const { field, label } of COLUMNS[kind]) {
      const key = `resources.${kind}.fields.${field.split('.')[0]}`;
      expect(label[language].split(', ')[0]).toBe(asShown(key, i18n._(RESOURCE_MESSAGES[key] ?? NONE)));
    }
  }
});

it('a file is read in the encoding it was saved in', () => {
  const utf8 = new TextEncoder().encode('Käfer');
  expect(textIn(utf8)).toBe('Käfer');
  expect(textIn(new Uint8Array([0x4b, 0xe4, 0x66, 0x65, 0x72]))).toBe('Käfer');
  expect(textIn(new Uint8Array([0xff, 0xfe, 0x4b, 0, 0xe4, 0]))).toBe('Kä');
  expect(textIn(new Uint8Array([0xfe, 0xff, 0, 0x4b, 0, 0xe4]))).toBe('Kä');
  expect(textIn(new Uint8Array())).toBe('');
});

it('a file with faults is answered, what else went wrong is thrown', async () => {
  const faults = [{ line: 2, column: null, message: 'Nein.' }];
  const refusing = (error: ApiError) => () => Promise.reject(error);
  const faulty = refusing(new ApiError(422, { faults }));
  expect(await sendCsv(faulty, 'events', sent)).toMatchObject({ faults });
  await expect(sendCsv(refusing(new ApiError(413, {})), 'events', sent)).rejects.toMatchObject({
    status: 413,
  });
});

it('a file is sent to be read in the language of the interface', async () => {
  const requests: unknown[] = [];
  const call = async (request: unknown) => {
    requests.push(request);
    return { json: { lines: 0, faults: [] }, etag: null };
  };
  await sendCsv(call, 'persons', { ...sent, trial: true, language: 'en' });
  expect(requests).toEqual([
    { method: 'POST', path: '/admin/imports/persons/', body: { file: 'a', trial: true }, language: 'en' },
  ]);
});
