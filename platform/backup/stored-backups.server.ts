import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Instant } from '#lib/venue-time.ts';
import { type BackupManifest, instantOfBackup, manifestSchema } from './backup-manifest.ts';
import { type BackupPlace, readJson } from './backup-place.server.ts';
import { type BackupRetention, expiredBackups } from './retention.ts';
import { BrokenSealError } from './sealed-file.server.ts';

/** Keys within a place of backups (docs/decisions/0138). */
const MANIFESTS = 'backups';
const DATABASES = 'databases';
const FILES = 'files';
const manifestKey = (name: string) => `${MANIFESTS}/${name}.json`;
export const databaseKey = (name: string) => `${DATABASES}/${name}.sqlite`;
export const fileKey = (place: BackupPlace, sha256: string) => `${FILES}/${place.nameOf(sha256)}`;

/** A backup that cannot be restored; the message is for the operator. */
export class FaultyBackupError extends Error {
  override name = 'FaultyBackupError';
}

/** Names of the backups of a place, the oldest first. */
export async function findBackups(place: BackupPlace): Promise<string[]> {
  const keys = await place.keys(MANIFESTS);
  return keys
    .map((key) => path.posix.basename(key, '.json'))
    .filter((name) => instantOfBackup(name) !== null)
    .toSorted();
}

/** Reads what a backup holds. Throws `FaultyBackupError`. */
export async function readManifest(place: BackupPlace, name: string): Promise<BackupManifest> {
  return place.inFolder(async (folder) => {
    const file = path.join(folder, 'manifest');
    if ((await fetched(place, manifestKey(name), file)) === null)
      throw new FaultyBackupError(`There is no backup ${name}.`);
    const manifest = manifestSchema.safeParse(await readJson(file));
    if (!manifest.success)
      throw new FaultyBackupError(`The backup ${name} is damaged: its manifest is unreadable.`);
    return manifest.data;
  });
}

export async function writeManifest(
  place: BackupPlace,
  name: string,
  manifest: BackupManifest,
): Promise<void> {
  await place.inFolder(async (folder) => {
    const file = path.join(folder, 'manifest');
    await writeFile(file, JSON.stringify(manifest), { mode: 0o600 });
    await place.put(manifestKey(name), file);
  });
}

/** Writes the database of a backup to `to`, proven by its fingerprint. Throws `FaultyBackupError`. */
export async function fetchDatabase(
  place: BackupPlace,
  name: string,
  { database }: Pick<BackupManifest, 'database'>,
  to: string,
): Promise<void> {
  const got = await fetched(place, databaseKey(name), to);
  if (got?.sha256 !== database.sha256)
    throw new FaultyBackupError(
      `The backup ${name} is damaged: its database is ${got ? 'altered' : 'missing'}.`,
    );
}

/** Gives each upload of a backup as a file, proven by its fingerprint, one after the other. Throws `FaultyBackupError`. */
export async function fetchUploads(
  place: BackupPlace,
  { uploads }: Pick<BackupManifest, 'uploads'>,
  use: (key: string, file: string, bytes: number) => Promise<void>,
): Promise<void> {
  for (const { key, sha256 } of uploads)
    await place.inFolder(async (folder) => {
      const file = path.join(folder, 'upload');
      const got = await fetched(place, fileKey(place, sha256), file);
      if (got?.sha256 !== sha256)
        throw new FaultyBackupError(`The upload ${key} is ${got ? 'altered' : 'missing'} in the backup.`);
      await use(key, file, got.bytes);
    });
}

/**
 * Removes expired backups, and files no backup names that were written before `before`: an interrupted backup leaves such. Gives the
 * names of the removed backups. One backup at a time may run meanwhile: this one.
 */
export async function pruneBackups(
  place: BackupPlace,
  retention: BackupRetention,
  before: Instant,
): Promise<string[]> {
  const expired = expiredBackups(await findBackups(place), retention);
  for (const name of expired) {
    await place.delete(manifestKey(name));
    await place.delete(databaseKey(name));
  }
  const named = new Set<string>();
  for (const name of await findBackups(place)) {
    named.add(databaseKey(name)).add(manifestKey(name));
    for (const { sha256 } of (await readManifest(place, name)).uploads) named.add(fileKey(place, sha256));
  }
  for (const prefix of [MANIFESTS, DATABASES, FILES])
    for (const key of await place.keys(prefix, before)) if (!named.has(key)) await place.delete(key);
  await place.sweep(before);
  return expired;
}

async function fetched(place: BackupPlace, key: string, to: string) {
  try {
    return await place.get(key, to);
  } catch (error) {
    if (error instanceof BrokenSealError)
      throw new FaultyBackupError(`A file of the backup is damaged: ${key}.`);
    throw error;
  }
}
