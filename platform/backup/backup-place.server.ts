import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Instant } from '#lib/venue-time.ts';
import type { IdSource } from '../ids.server.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createLocalStorage } from '../storage/local-storage.server.ts';
import { createS3Storage, type S3Access } from '../storage/s3-storage.server.ts';
import type { BackupFile } from './backup-manifest.ts';
import {
  checkOf,
  deriveKey,
  keyed,
  newSalt,
  openSealed,
  type SealKey,
  sealFile,
} from './sealed-file.server.ts';

/** A place of backups that cannot be used; the message is for the operator. */
export class BackupPlaceError extends Error {
  override name = 'BackupPlaceError';
}

export interface BackupLocation {
  /** A folder, or `s3://` and the name of a bucket. */
  to: string;
  s3: Omit<S3Access, 'bucket'> | null;
  passphrase: string | undefined;
}

/** Files of backups in a folder or bucket; sealed where the place has a passphrase. */
export interface BackupPlace {
  isSealed: boolean;
  /** Stores a file of this machine under a key. Nobody ever sees half of it. */
  put(key: string, file: string): Promise<void>;
  /** Writes a file to this machine and proves that it is the one that was stored; `null` when there is none. */
  get(key: string, to: string): Promise<BackupFile | null>;
  /** Name of contents within the place, the same for the same contents. */
  nameOf(sha256: string): string;
  has(key: string): Promise<boolean>;
  /** Keys below `prefix/`, without those still being written. */
  keys(prefix: string, before?: Instant): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** Removes working folders that an interrupted process left before an instant. */
  sweep(before: Instant): Promise<void>;
  /** Gives work a folder on a disk with room, which is removed at its end. */
  inFolder<T>(work: (folder: string) => Promise<T>): Promise<T>;
  close(): void;
}

const HEAD = 'backup-place.json';
const headSchema = z.strictObject({
  format: z.literal('buntspecht-backup-place'),
  version: z.literal(1),
  sealed: z.strictObject({ salt: z.string(), check: z.string() }).nullable(),
});
const LATER = '9999';
const BUCKET = /^s3:\/\/([\w.-]{3,})$/;
const TYPE = 'application/octet-stream';

/**
 * Opens a place of backups; `isNew` allows to begin one. A place is sealed or not from its first backup on, and has one passphrase. Throws
 * `BackupPlaceError`.
 */
export async function openBackupPlace(
  location: BackupLocation,
  ids: IdSource,
  { isNew }: { isNew: boolean },
): Promise<BackupPlace> {
  const { storage, folder, close } = await openStorage(location, ids);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const key = await readHead(storage, folder, location, isNew);
    return { ...placeOf(storage, folder, key), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function openStorage({ to, s3 }: BackupLocation, ids: IdSource) {
  const bucket = BUCKET.exec(to)?.[1];
  if (bucket !== undefined) {
    if (!s3)
      throw new BackupPlaceError(`${to} needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.`);
    const storage = await createS3Storage({ ...s3, bucket });
    return { storage, folder: os.tmpdir(), close: () => storage.close() };
  }
  if (/^\w+:\/\//.test(to)) throw new BackupPlaceError(`${to} is neither a folder nor s3:// and a bucket.`);
  const folder = path.resolve(to);
  return {
    storage: createLocalStorage(folder, ids),
    folder: path.join(folder, 'working'),
    close: () => undefined,
  };
}

async function readHead(
  storage: FileStorage,
  folder: string,
  { to, passphrase }: BackupLocation,
  isNew: boolean,
): Promise<SealKey | null> {
  const stored = await storage.read(HEAD);
  if (stored === null) {
    if (!isNew) throw new BackupPlaceError(`There is no backup in ${to}.`);
    const salt = newSalt();
    const key = passphrase === undefined ? null : deriveKey(passphrase, salt);
    const sealed = key && { salt: salt.toString('base64'), check: checkOf(key) };
    const head = JSON.stringify({ format: 'buntspecht-backup-place', version: 1, sealed });
    await inFolderOf(folder, async (working) => {
      const file = path.join(working, 'head');
      await writeFile(file, head, { mode: 0o600 });
      await storage.write(HEAD, { path: file, bytes: Buffer.byteLength(head), contentType: TYPE });
    });
    return key;
  }
  const head = headSchema.safeParse(parsed(await text(stored)));
  if (!head.success) throw new BackupPlaceError(`${to} holds no backups of this software (${HEAD}).`);
  const { sealed } = head.data;
  if (sealed === null) {
    if (passphrase === undefined) return null;
    throw new BackupPlaceError(
      `The backups in ${to} are not encrypted, but BACKUP_PASSPHRASE is set. Name another folder or bucket.`,
    );
  }
  if (passphrase === undefined) throw new BackupPlaceError(`The backups in ${to} need BACKUP_PASSPHRASE.`);
  const key = deriveKey(passphrase, Buffer.from(sealed.salt, 'base64'));
  if (checkOf(key) !== sealed.check)
    throw new BackupPlaceError(`BACKUP_PASSPHRASE is not that of the backups in ${to}.`);
  return key;
}

function placeOf(storage: FileStorage, folder: string, seal: SealKey | null): Omit<BackupPlace, 'close'> {
  const inFolder = <T>(work: (working: string) => Promise<T>) => inFolderOf(folder, work);
  return {
    inFolder,
    sweep: (before) => sweepFolder(folder, before),
    isSealed: seal !== null,
    nameOf: (sha256) => (seal ? keyed(seal, sha256) : sha256),
    put: (key, file) =>
      inFolder(async (working) => {
        const sealed = path.join(working, 'sealed');
        if (seal) await sealFile(seal, key, file, sealed);
        const from = seal ? sealed : file;
        await storage.write(key, { path: from, bytes: (await stat(from)).size, contentType: TYPE });
      }),
    get: (key, to) =>
      inFolder(async (working) => {
        const stored = await storage.read(key);
        if (stored === null) return null;
        const sealed = path.join(working, 'sealed');
        await pipeline(stored, createWriteStream(seal ? sealed : to, { mode: 0o600 }));
        if (seal) await openSealed(seal, key, sealed, to);
        return describeFile(to);
      }),
    has: async (key) => (await storage.size(key)) !== null,
    async keys(prefix, before = LATER) {
      const found: string[] = [];
      for await (const key of storage.keysBefore(prefix, before)) found.push(key);
      return found;
    },
    delete: (key) => storage.delete(key),
  };
}

/** Beginning of the names of working folders. */
const WORKING = 'buntspecht-backup-';

async function sweepFolder(folder: string, before: Instant): Promise<void> {
  for (const name of await readdir(folder)) {
    const working = path.join(folder, name);
    const touched = name.startsWith(WORKING) ? await stat(working).catch(() => null) : null;
    if (touched && touched.mtime.toISOString() < before) await rm(working, { recursive: true, force: true });
  }
}

async function inFolderOf<T>(folder: string, work: (working: string) => Promise<T>): Promise<T> {
  const working = await mkdtemp(path.join(folder, WORKING));
  try {
    return await work(working);
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

/** Size and fingerprint of a file. */
export async function describeFile(file: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(file)) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** A small file of a place as JSON; `null` where it is none. */
export async function readJson(file: string): Promise<unknown> {
  return parsed(await readFile(file, 'utf8'));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
