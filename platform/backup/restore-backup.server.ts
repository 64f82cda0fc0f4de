import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Migration } from 'kysely/migration';
import type { Clock } from '../clock.ts';
import { claimDataDir } from '../data-dir.server.ts';
import { copyDatabase } from '../database/copy/copy-database.server.ts';
import type { AnyDatabase, Row } from '../database/copy/table-shape.server.ts';
import type { Engine } from '../database/engine.ts';
import { migrateToLatest } from '../database/migrate.server.ts';
import { openDatabase } from '../database/open-database.server.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { type BackupManifest, nameOfBackup } from './backup-manifest.ts';
import type { BackupPlace } from './backup-place.server.ts';
import { inspectDatabase, openFolder, SQLITE_FILE } from './snapshot-database.server.ts';
import { FaultyBackupError, fetchDatabase, fetchUploads, readManifest } from './stored-backups.server.ts';
import { keysOf } from './take-backup.server.ts';

/** There is a site where the backup is to be restored; nothing was changed. The message is for the operator. */
export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
}

export interface RestoreTarget {
  /** PostgreSQL when set, else the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  uploads: FileStorage;
  prefixes: readonly string[];
}

export interface RestoreTools {
  clock: Clock;
  migrations: (engine: Engine) => Record<string, Migration>;
  inspectBooks: (db: AnyDatabase) => Promise<string[]>;
}

export interface CheckedBackup {
  manifest: BackupManifest;
  /** Sentences about what is wrong; none in a sound backup. */
  faults: string[];
}

/**
 * Proves a backup by restoring it into a folder that is removed at the end: the database whole, its books, the rows of each table as counted
 * when it was taken, and every upload byte by byte. Throws `FaultyBackupError` for one that cannot be restored.
 */
export async function checkBackup(
  place: BackupPlace,
  name: string,
  inspectBooks: RestoreTools['inspectBooks'],
): Promise<CheckedBackup> {
  const manifest = await readManifest(place, name);
  const faults = await place.inFolder(async (folder) => {
    await fetchDatabase(place, name, manifest, path.join(folder, SQLITE_FILE));
    const { rows, faults: found } = await inspectDatabase(folder, inspectBooks);
    const differing = Object.keys(manifest.rows).filter((table) => rows[table] !== manifest.rows[table]);
    return [...found, ...differing.map((table) => `table ${table} has lost rows`)];
  });
  await fetchUploads(place, manifest, async () => undefined);
  return { manifest, faults };
}

/**
 * Restores a backup into an empty place, on either engine: uploads first, then the database, whose schema is brought to this build's. With
 * `isOverwriting` a SQLite file that is there is moved into a folder beside it, and uploads of the same name are replaced; a PostgreSQL has to be
 * empty in any case. Throws `NotEmptyError`, `FaultyBackupError`, `DataDirTakenError`, `NewerSchemaError`.
 */
export async function restoreBackup(
  place: BackupPlace,
  name: string,
  target: RestoreTarget,
  { isOverwriting, ...tools }: RestoreTools & { isOverwriting: boolean },
): Promise<BackupManifest> {
  const manifest = await readManifest(place, name);
  const release = target.databaseUrl === undefined ? claimDataDir(target.dataDir) : () => undefined;
  try {
    await requireEmpty(target, isOverwriting);
    await place.inFolder(async (folder) => {
      const file = path.join(folder, SQLITE_FILE);
      await fetchDatabase(place, name, manifest, file);
      const { faults } = await inspectDatabase(folder, tools.inspectBooks);
      const { schema } = manifest;
      if (schema === '')
        throw new FaultyBackupError(`The database of ${name} is damaged: ${faults.join('; ')}`);
      const copy = openFolder(folder);
      await migrateToLatest(copy.db, tools.migrations('sqlite')).finally(copy.close);
      await fetchUploads(place, manifest, (key, from, bytes) =>
        target.uploads.write(key, { path: from, bytes, contentType: 'application/octet-stream' }),
      );
      if (target.databaseUrl === undefined) await placeSqlite(file, target.dataDir, tools.clock);
      else await fillPostgres(folder, target.databaseUrl, tools);
    });
    return manifest;
  } finally {
    release();
  }
}

async function requireEmpty(
  { databaseUrl, dataDir, uploads, prefixes }: RestoreTarget,
  isOverwriting: boolean,
) {
  if (databaseUrl !== undefined) {
    const { db, close } = openDatabase<Record<string, Row>>({
      url: databaseUrl,
      dataDir,
      onError: () => undefined,
    });
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true }).finally(close);
    if (tables.length > 0)
      throw new NotEmptyError(
        'The database of DATABASE_URL has tables. Create an empty one and name that: the present one stays where it is.',
      );
  } else if (!isOverwriting && existsSync(path.join(dataDir, SQLITE_FILE)))
    throw new NotEmptyError(
      `There is a database in DATA_DIR (${dataDir}). With --overwrite it is moved aside, into a folder there.`,
    );
  if (!isOverwriting && (await keysOf(uploads, prefixes)).length > 0)
    throw new NotEmptyError(
      'There are uploaded files already. With --overwrite those of the backup replace them.',
    );
}

/** Puts the database in place; one that is there is moved aside with its log, which may hold what was written last. */
async function placeSqlite(file: string, dataDir: string, clock: Clock): Promise<void> {
  const present = (await readdir(dataDir)).filter((name) => name.startsWith(SQLITE_FILE));
  const [unfinished, final] = [`restored-${SQLITE_FILE}.part`, SQLITE_FILE].map((name) =>
    path.join(dataDir, name),
  );
  if (unfinished === undefined || final === undefined) return;
  try {
    await copyFile(file, unfinished);
    const handle = await open(unfinished, 'r+');
    await handle.sync().finally(() => handle.close());
    if (present.length > 0) {
      const aside = path.join(dataDir, `before-restore-${nameOfBackup(clock.now())}`);
      await mkdir(aside, { mode: 0o700 });
      for (const name of present) await rename(path.join(dataDir, name), path.join(aside, name));
    }
    await rename(unfinished, final);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fillPostgres(folder: string, url: string, { migrations }: RestoreTools): Promise<void> {
  const from = openFolder(folder);
  const to = openDatabase<Record<string, Row>>({ url, dataDir: folder, onError: () => undefined });
  try {
    await migrateToLatest(to.db, migrations('postgres'));
    await copyDatabase(from, to, { locksSource: false });
  } finally {
    await to.close();
    await from.close();
  }
}
