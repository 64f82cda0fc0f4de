import { fileTypeFromFile } from 'file-type';
import { inWorkingFolder, safeFileName } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { isNetworkWithinLimit } from '#features/people/accounts/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { OverloadedError } from '#platform/bounded-work.server.ts';
import type { Clock } from '#platform/clock.ts';
import { type ReceivedFile, receiveUpload, type UploadError } from '#platform/http/receive-upload.server.ts';
import { createTransferSlots } from '#platform/http/transfer-slots.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { FIELD_TYPE, type Field, type FileKind, MAX_FILE_BYTES } from './field.ts';
import { fileKind } from './file-kind.ts';
import { bytesUnclaimed, deleteUnclaimed, findForm, findUnclaimed, insertFile } from './store.server.ts';
import type { FormFileTable } from './table.server.ts';

/** All files together that wait for their forms. */
const MAX_UNCLAIMED_BYTES = 4_000_000_000;
/** So long a file waits for its form. */
export const WAITING_SECONDS = 3600;
/** Longer than any submission with a file takes. */
const GRACE_SECONDS = 300;
const TRANSFERS = { atOnce: 16, perOwner: 6 };

/** One network fills a part of that at most: a class at one address still applies together. */
const AN_HOUR_OF_A_NETWORK = { atMost: 400_000_000, withinMs: 3_600_000 };

export type TempFileError =
  | UploadError
  | 'UNKNOWN_FIELD'
  | 'UNKNOWN_TYPE'
  | 'WRONG_KIND'
  | 'FULL'
  | 'TOO_MANY'
  | 'BUSY';

/** Limits of a file field: maximum size in bytes, and permitted kinds. */
export type FileLimit = Pick<Field, 'kinds'> & { bytes: number };

type Services = { db: Db; clock: Clock; ids: IdSource; storage: FileStorage };

/** Prefix of files sent with forms, in the storage of uploads. */
export const FORM_FILES = 'forms';
export const formFileKey = (id: string) => `${FORM_FILES}/${id}`;

/** Takes in files for forms (docs/product/forms.md#files): distinguished by content, nobody's until the form is sent. */
export function createTempFiles(services: Services) {
  const transfer = createTransferSlots(TRANSFERS);

  async function receive(
    request: Request,
    { bytes, kinds }: FileLimit,
    network: string | null,
  ): Promise<Result<FormFileTable, TempFileError>> {
    return inWorkingFolder(async (folder) => {
      if (!(await hasCapacity(services))) return fail('FULL');
      const received = await receiveUpload(request, { folder, mostBytes: bytes });
      if (!received.ok) return received;
      if (!(await countFile(services, network, received.value.bytes))) return fail('TOO_MANY');
      return storeTempFile(services, received.value, kinds);
    });
  }

  return async (
    request: Request,
    limit: FileLimit,
    network: string | null,
  ): Promise<Result<FormFileTable, TempFileError>> => {
    try {
      return await transfer(network, () => receive(request, limit, network));
    } catch (error) {
      if (error instanceof OverloadedError) return fail('BUSY');
      throw error;
    }
  };
}

/** Counts the bytes of a file that came in; `false` when there were too many from one network within an hour. */
export function countFile(
  services: { db: Db; clock: Clock },
  network: string | null,
  bytes: number,
): Promise<boolean> {
  return isNetworkWithinLimit(
    services,
    { name: 'form-file', network },
    { ...AN_HOUR_OF_A_NETWORK, amount: bytes },
  );
}

/** Tells if more unclaimed files fit, after giving back those past their time. */
export async function hasCapacity(services: Pick<Services, 'db' | 'clock' | 'storage'>): Promise<boolean> {
  if ((await bytesUnclaimed(services.db)) <= MAX_UNCLAIMED_BYTES) return true;
  await purgeUnclaimed(services);
  return (await bytesUnclaimed(services.db)) <= MAX_UNCLAIMED_BYTES;
}

/** Deletes the files that no form came for within an hour. A file goes before its row: one without a row nobody would find any more. */
export async function purgeUnclaimed({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock' | 'storage'>): Promise<void> {
  const before = new Date(clock.time() - (WAITING_SECONDS + GRACE_SECONDS) * 1000).toISOString();
  for (const id of await findUnclaimed(db, before)) {
    await storage.delete(formFileKey(id));
    await deleteUnclaimed(db, id);
  }
}

/** Finds the limits of the field a file is meant for; the general limits if no field is named. */
export async function findFileLimit(
  db: Db,
  meant: { form: number; field: string } | null,
): Promise<Result<FileLimit, 'UNKNOWN_FIELD'>> {
  if (!meant) return succeed({ bytes: MAX_FILE_BYTES });
  const form = await findForm(db, meant.form);
  const field = form?.fields.find(({ slug }) => slug === meant.field);
  if (field?.field_type !== FIELD_TYPE.file) return fail('UNKNOWN_FIELD');
  const { bytes = MAX_FILE_BYTES, kinds } = field;
  return succeed({ bytes: Math.min(bytes, MAX_FILE_BYTES), ...(kinds ? { kinds } : {}) });
}

/**
 * Stores a file that lies on this machine until the form it belongs to is sent.
 * @param kinds what it may be; whatever any form takes without
 */
export async function storeTempFile(
  { db, clock, ids, storage }: Services,
  { path, name, bytes }: Pick<ReceivedFile, 'path' | 'name' | 'bytes'>,
  kinds?: readonly FileKind[],
): Promise<Result<FormFileTable, 'UNKNOWN_TYPE' | 'WRONG_KIND'>> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const kind = type && fileKind(type.mime);
  if (!type || !kind) return fail('UNKNOWN_TYPE');
  if (kinds && !kinds.includes(kind.kind)) return fail('WRONG_KIND');
  const file: FormFileTable = {
    id: ids.token(),
    entry_id: null,
    name: safeFileName(name, kind.extension),
    content_type: type.mime.split(';')[0] ?? type.mime,
    kind: kind.kind,
    bytes,
    uploaded_at: clock.now(),
  };
  // The row first: a file without one would be found by nobody.
  await insertFile(db, file);
  await storage.write(formFileKey(file.id), { path, bytes, contentType: file.content_type });
  return succeed(file);
}
