import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '#features/database.server.ts';
import { FIELD_TYPE, type Field, type FieldValues } from './field.ts';
import { findEntryOf, findFilesOf } from './store.server.ts';
import type { FormFileTable } from './table.server.ts';

interface Sent {
  token: string;
  values: FieldValues;
  files: ReadonlyMap<string, FormFileTable>;
}

/**
 * Tells if the entry stored under a token equals the one sent now. A browser without scripts uploads its files again
 * each time.
 */
export async function isSameEntry(trx: Trx, fields: readonly Field[], sent: Sent): Promise<boolean> {
  const stored = await findEntryOf(trx, sent.token);
  if (!stored) return false;
  const files = new Map((await findFilesOf(trx, [stored.id])).map((file) => [file.id, file]));
  return isDeepStrictEqual(
    withFiles(fields, stored.values, files),
    withFiles(fields, sent.values, sent.files),
  );
}

function withFiles(fields: readonly Field[], values: FieldValues, files: Sent['files']) {
  const ofFiles = new Set(
    fields.filter(({ field_type: type }) => type === FIELD_TYPE.file).map(({ slug }) => slug),
  );
  return Object.fromEntries(
    Object.entries(values).map(([slug, value]) => {
      const file = ofFiles.has(slug) ? files.get(String(value)) : undefined;
      return [slug, file ? [file.name, file.content_type, file.bytes] : value];
    }),
  );
}
