import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** Entries of this folder that belong to the site: no other is touched, whatever folder was named. */
const OURS = /^(buntspecht\.sqlite|(server|backup)\.lock|outbox$|uploads$)/;
const ONLY_US = 0o077;

/** Claims remain in force even if the caller drops the function that releases them: a database without references is closed. */
const claims = new Set<Database.Database>();

/** Somebody else already serves what is in the folder. */
export class DataDirTakenError extends Error {
  override name = 'DataDirTakenError';
}

/**
 * Creates the data folder for the process's own user alone, and restricts the permissions of existing files: names,
 * addresses and emails lie in it. Later files are restricted, too.
 */
export function prepareDataDir(dataDir: string): void {
  if (isMainThread) process.umask(ONLY_US);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dataDir)) if (OURS.test(name)) tighten(path.join(dataDir, name));
}

function tighten(place: string): void {
  const { mode } = statSync(place);
  if ((mode & ONLY_US) !== 0) chmodSync(place, mode & 0o777 & ~ONLY_US);
  if (statSync(place).isDirectory()) for (const name of readdirSync(place)) tighten(path.join(place, name));
}

/**
 * Claims the folder for one server: two on the same file would keep each other's pages and searches out of date. The claim
 * is a lock of the operating system and dies with the process, however it ends. Gives what ends it; throws
 * `DataDirTakenError`.
 */
export function claimDataDir(dataDir: string): () => void {
  prepareDataDir(dataDir);
  const release = claimFile(path.join(dataDir, 'server.lock'));
  if (release === null) throw new DataDirTakenError(`another server has locked ${dataDir}`);
  return release;
}

/** Locks a file until the process ends or the returned function is called; `null` where another process has. */
export function claimFile(file: string): (() => void) | null {
  const claim = new Database(file, { timeout: 0 });
  try {
    claim.exec('begin exclusive');
  } catch (error) {
    claim.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    return null;
  }
  claims.add(claim);
  return () => {
    claims.delete(claim);
    claim.close();
  };
}

/** For processes that may do without the folder, such as nodes on PostgreSQL. */
export function prepareExistingDataDir(dataDir: string): void {
  if (existsSync(dataDir)) prepareDataDir(dataDir);
  else if (isMainThread) process.umask(ONLY_US);
}
