import path from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { fail, type Result, succeed } from '#lib/result.ts';
import { createBoundedWork, OverloadedError } from '#platform/bounded-work.server.ts';
import { type FormError, receiveForm } from '#platform/http/receive-form.server.ts';
import { type ReceivedFile, receiveUpload, type UploadError } from '#platform/http/receive-upload.server.ts';
import { createTransferSlots } from '#platform/http/transfer-slots.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import type { AssetFile } from '../assets/asset.ts';
import { originalKey } from '../assets/storage-keys.ts';
import { type PictureError, preparePicture } from '../pictures/prepare-picture.server.ts';
import { inWorkingFolder } from '../working-folder.server.ts';
import { type AcceptedType, acceptedType, MAX_BYTES_BY_KIND } from './accepted-types.ts';
import { checkFilm, type FilmError } from './check-film.server.ts';
import { safeFileName } from './file-name.ts';

/** Reasons a file was rejected. Nothing of it is stored. */
export type ReceiveError = UploadError | PictureError | FilmError | 'UNKNOWN_TYPE' | 'BUSY';

/** A file that lies in the storage and has no row yet. */
export type StoredUpload = AssetFile & { name: string };

/** Limits of concurrent uploads, in all and by one account; only one picture at a time is held in memory. */
const TRANSFERS = { atOnce: 24, perOwner: 8 };

/** Characters of the hash, and of the random part, in the name of a stored file. */
const HASH_LENGTH = 12;
const SECRET_LENGTH = 8;

/** How many one form may bring. */
export const MAX_FILES_PER_UPLOAD = 20;
/** The same in bytes: more than a form of pictures has, and no more than the disk can take. */
const MAX_FORM_BYTES = 1_000_000_000;

/** A request with files, and the account it comes from; `null` for the server itself. */
interface Sent {
  request: Request;
  account: number | null;
}

type StoreUpload<T, E> = (upload: StoredUpload) => Promise<Result<T, E>>;

/** Result for one of several files. */
export interface ReceivedOne<T, E> {
  /** As the sender called it: anything at all. */
  name: string;
  result: Result<T, E | ReceiveError>;
}

const LARGEST = Math.max(...Object.values(MAX_BYTES_BY_KIND));

/**
 * Receives uploads (docs/product/media.md#uploads): to disk with a limit, typed by content, pictures re-encoded, then into
 * the storage. `keep` decides whether it remains: otherwise the file is deleted.
 */
export function createReceiver({ storage, ids }: { storage: FileStorage; ids: IdSource }) {
  const transfer = createTransferSlots(TRANSFERS);
  const prepare = createBoundedWork({ atOnce: 1, waiting: TRANSFERS.atOnce });

  async function receive(request: Request, folder: string): Promise<Result<StoredUpload, ReceiveError>> {
    const received = await receiveUpload(request, { folder, mostBytes: LARGEST });
    return received.ok ? store(received.value, folder) : received;
  }

  async function store(file: ReceivedFile, folder: string): Promise<Result<StoredUpload, ReceiveError>> {
    const type = await typeOf(file.path);
    if (!type) return fail('UNKNOWN_TYPE');
    if (file.bytes > MAX_BYTES_BY_KIND[type.kind]) return fail('TOO_LARGE');
    if (type.kind === 'image') return storePicture(file, folder);
    const checked = await checkFilm(file.path, type.contentType);
    return checked.ok ? succeed(await storeFile(file, type)) : checked;
  }

  async function storePicture(
    file: ReceivedFile,
    folder: string,
  ): Promise<Result<StoredUpload, ReceiveError>> {
    const prepared = await prepare(() =>
      preparePicture(file.path, path.join(folder, `${path.basename(file.path)}-picture`)),
    );
    if (!prepared.ok) return prepared;
    const { contentType, width, height, tone, bytes } = prepared.value;
    const stored = await storeFile(
      { ...file, path: prepared.value.path, bytes },
      { kind: 'image', contentType, extension: contentType === 'image/jpeg' ? 'jpg' : 'png' },
    );
    return succeed({ ...stored, width, height, tone });
  }

  async function storeFile(
    { path: place, name, bytes, hash }: ReceivedFile,
    { kind, contentType, extension }: AcceptedType,
  ): Promise<StoredUpload> {
    const storageKey = hash.slice(0, HASH_LENGTH) + ids.token().slice(0, SECRET_LENGTH);
    await storage.write(originalKey(storageKey), { path: place, bytes, contentType });
    const facts = { kind, contentType, bytes, storageKey, width: null, height: null, tone: null };
    return { name: safeFileName(name, extension), ...facts };
  }

  async function receiveInFolder<T, E>(
    request: Request,
    keep: StoreUpload<T, E>,
  ): Promise<Result<T, E | ReceiveError>> {
    return inWorkingFolder(async (folder) => {
      const upload = await receive(request, folder);
      return upload.ok ? await storeOrRemove(upload.value, keep) : upload;
    });
  }

  async function storeOrRemove<T, E>(upload: StoredUpload, keep: StoreUpload<T, E>): Promise<Result<T, E>> {
    // After an exception the row may exist or not: orphaned files are removed by the cleanup job.
    const saved = await keep(upload);
    if (!saved.ok) await storage.delete(originalKey(upload.storageKey));
    return saved;
  }

  async function receiveForms<T, E>(request: Request, keep: StoreUpload<T, E>) {
    return inWorkingFolder(async (folder) => {
      const form = await receiveForm(request, {
        folder,
        mostBytes: LARGEST,
        mostFiles: MAX_FILES_PER_UPLOAD,
        mostBytesInAll: MAX_FORM_BYTES,
      });
      if (!form.ok) return form;
      const taken: ReceivedOne<T, E>[] = [];
      for (const { name, file } of form.value.files) {
        const upload = file === 'TOO_LARGE' ? fail(file) : await store(file, folder);
        taken.push({ name, result: upload.ok ? await storeOrRemove(upload.value, keep) : upload });
      }
      return succeed(taken);
    });
  }

  return {
    /** Takes in a form with one file and nothing else. */
    receiveOne: <T, E>(sent: Sent, keep: StoreUpload<T, E>): Promise<Result<T, E | ReceiveError>> =>
      transfer(sent.account, () => receiveInFolder(sent.request, keep)).catch(busy),
    /** Receives a form with several files, one after the other: each is stored or rejected separately. */
    receiveAll: <T, E>(
      sent: Sent,
      keep: StoreUpload<T, E>,
    ): Promise<Result<ReceivedOne<T, E>[], FormError | 'BUSY'>> =>
      transfer(sent.account, () => receiveForms(sent.request, keep)).catch(busy),
  };
}

function busy(error: unknown): Result<never, 'BUSY'> {
  if (error instanceof OverloadedError) return fail('BUSY');
  throw error;
}

/** Detects a file's type from its content; declared types do not count, and an unreadable file has none. */
async function typeOf(file: string): Promise<AcceptedType | null> {
  const found = await fileTypeFromFile(file).catch(() => undefined);
  return found ? acceptedType(found.mime) : null;
}
