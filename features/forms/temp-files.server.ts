import { fileTypeFromFile } from 'file-type';
import type { Db } from '#features/database.server.ts';
import { inWorkingFolder, safeFileName } from '#features/media/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { createBoundedWork, TooBusyError } from '#platform/bounded-work.server.ts';
import type { Clock } from '#platform/clock.ts';
import { type ReceivedFile, receiveUpload, type UploadError } from '#platform/http/receive-upload.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { fileKind } from './file-kind.ts';
import { bytesUnclaimed, insertFile } from './store.server.ts';
import type { FormFileTable } from './table.server.ts';

/** The largest file any form may take, in bytes. */
export const FILE_BYTES_AT_MOST = 20_000_000;
/** All files together that wait for their forms. */
export const WAITING_BYTES_AT_MOST = 1_000_000_000;
const TRANSFERS = 8;

export type TempFileError = UploadError | 'UNKNOWN_TYPE' | 'FULL' | 'BUSY';
type Services = { db: Db; clock: Clock; ids: IdSource; storage: FileStorage };

export const formFileKey = (id: string) => `forms/${id}`;

/** Takes in files for forms (docs/product/forms.md#files): told apart by content, nobody's until the form is sent. */
export function createTempFiles(services: Services) {
  const transfer = createBoundedWork({ atOnce: TRANSFERS, waiting: 0 });

  async function receive(request: Request): Promise<Result<FormFileTable, TempFileError>> {
    return inWorkingFolder(async (folder) => {
      if ((await bytesUnclaimed(services.db)) > WAITING_BYTES_AT_MOST) return fail('FULL');
      const received = await receiveUpload(request, { folder, mostBytes: FILE_BYTES_AT_MOST });
      return received.ok ? await keepTempFile(services, received.value) : received;
    });
  }

  return async (request: Request): Promise<Result<FormFileTable, TempFileError>> => {
    try {
      return await transfer(() => receive(request));
    } catch (error) {
      if (error instanceof TooBusyError) return fail('BUSY');
      throw error;
    }
  };
}

/** Stores a file that lies on this machine until the form it belongs to is sent. */
export async function keepTempFile(
  { db, clock, ids, storage }: Services,
  { path, name, bytes }: Pick<ReceivedFile, 'path' | 'name' | 'bytes'>,
): Promise<Result<FormFileTable, 'UNKNOWN_TYPE'>> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const kind = type && fileKind(type.mime);
  if (!type || !kind) return fail('UNKNOWN_TYPE');
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
