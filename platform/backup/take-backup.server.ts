import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Migration } from 'kysely/migration';
import type { Clock } from '../clock.ts';
import type { CopySide } from '../database/copy/copy-database.server.ts';
import type { AnyDatabase } from '../database/copy/table-shape.server.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { type BackupManifest, nameOfBackup } from './backup-manifest.ts';
import { type BackupPlace, describeFile } from './backup-place.server.ts';
import type { BackupRetention } from './retention.ts';
import { inspectDatabase, SQLITE_FILE, snapshotDatabase } from './snapshot-database.server.ts';
import {
  databaseKey,
  FaultyBackupError,
  fetchDatabase,
  fileKey,
  findBackups,
  pruneBackups,
  readManifest,
  writeManifest,
} from './stored-backups.server.ts';

export interface BackedUpSite {
  database: CopySide;
  uploads: FileStorage;
  /** Prefixes of the uploads that cannot be made again. */
  prefixes: readonly string[];
  /** Those of SQLite, for the copy of a PostgreSQL. */
  sqliteMigrations: Record<string, Migration>;
  /** Sentences about books that do not add up. */
  inspectBooks: (db: AnyDatabase) => Promise<string[]>;
}

export interface TakenBackup {
  name: string;
  manifest: BackupManifest;
  /** Uploads and their bytes that no earlier backup had. */
  added: { files: number; bytes: number };
  /** Names of older backups that retention removed. */
  removed: string[];
  /** Faults of the database, and so of the backup, which is stored all the same. */
  faults: string[];
}

/** Working files of backups that were interrupted are removed after a day. */
const DAY_MS = 86_400_000;

/**
 * Takes a backup of a site that goes on serving: first the database, so that every file its rows name is there when files are read, then the
 * uploads no earlier backup has, at last the manifest. The database is fetched back and checked before that. Throws `FaultyBackupError`.
 */
export async function takeBackup(
  site: BackedUpSite,
  place: BackupPlace,
  { clock, retention }: { clock: Clock; retention: BackupRetention },
): Promise<TakenBackup> {
  const takenAt = clock.now();
  const name = nameOfBackup(takenAt);
  return place.inFolder(async (folder) => {
    const snapshot = await snapshotDatabase(site.database, folder, site.sqliteMigrations);
    const database = await describeFile(snapshot);
    await place.put(databaseKey(name), snapshot);
    const { uploads, added } = await storeUploads(site, place, folder);
    const fetched = path.join(folder, 'fetched');
    await mkdir(fetched);
    await fetchDatabase(place, name, { database }, path.join(fetched, SQLITE_FILE));
    const { schema, rows, faults } = await inspectDatabase(fetched, site.inspectBooks);
    if (schema === '') throw new FaultyBackupError(`The database is damaged: ${faults.join('; ')}`);
    const { engine } = site.database;
    const manifest: BackupManifest = {
      ...{ format: 'buntspecht-backup', version: 1, takenAt, engine, schema, rows, database, uploads },
    };
    await writeManifest(place, name, manifest);
    const yesterday = new Date(clock.time() - DAY_MS).toISOString();
    return { name, manifest, added, faults, removed: await pruneBackups(place, retention, yesterday) };
  });
}

/** Stores uploads by their contents: one that the last backup has under the same key and size is not read again. */
async function storeUploads({ uploads, prefixes }: BackedUpSite, place: BackupPlace, folder: string) {
  const last = (await findBackups(place)).at(-1);
  const known = new Map(
    last ? (await readManifest(place, last)).uploads.map((file) => [file.key, file]) : [],
  );
  const stored: BackupManifest['uploads'] = [];
  const added = { files: 0, bytes: 0 };
  const working = path.join(folder, 'upload');
  for (const key of await keysOf(uploads, prefixes)) {
    const before = known.get(key);
    if (
      before &&
      before.bytes === (await uploads.size(key)) &&
      (await place.has(fileKey(place, before.sha256)))
    ) {
      stored.push(before);
      continue;
    }
    const stream = await uploads.read(key);
    // Was deleted since the list was read.
    if (stream === null) continue;
    await pipeline(stream, createWriteStream(working, { mode: 0o600 }));
    const { bytes, sha256 } = await describeFile(working);
    if (!(await place.has(fileKey(place, sha256)))) {
      await place.put(fileKey(place, sha256), working);
      added.files += 1;
      added.bytes += bytes;
    }
    stored.push({ key, bytes, sha256 });
  }
  return { uploads: stored, added };
}

const LATER = '9999';

/** Keys of all uploads with these prefixes, in order; files that local storage is still writing end with `.part`. */
export async function keysOf(storage: FileStorage, prefixes: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of prefixes)
    for await (const key of storage.keysBefore(prefix, LATER)) if (!key.endsWith('.part')) keys.push(key);
  return keys.toSorted();
}
