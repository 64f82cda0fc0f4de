import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { removeWorkingFoldersBefore } from '../working-folder.server.ts';
import { derivativesKey, ORIGINALS, originalKey } from './storage-keys.ts';
import { deleteAssetsTrashedBefore, findKnownKeys } from './store.server.ts';
import { removeFiles } from './write-asset.server.ts';

const DAY_MS = 24 * 3_600_000;
/** How long something lies in the trash (docs/product/media.md#where-used). */
const TRASH_DAYS = 30;
/** Longer than any upload: a file without a row by then is orphaned. */
const ORPHAN_DAYS = 1;
const QUERY_BATCH_SIZE = 200;

/**
 * Removes permanently what has been in the trash for 30 days, and files that nothing names: of a process that ended too
 * early.
 */
export async function purgeOldAssets(services: {
  db: Db;
  clock: Clock;
  log: Log;
  storage: FileStorage;
}): Promise<void> {
  const { db, clock, storage } = services;
  const now = clock.time();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  for (const key of await deleteAssetsTrashedBefore(db, daysAgo(TRASH_DAYS)))
    await removeFiles(services, key);

  let keys: string[] = [];
  for await (const key of storage.keysBefore(ORIGINALS, daysAgo(ORPHAN_DAYS))) {
    keys.push(key);
    if (keys.length < QUERY_BATCH_SIZE) continue;
    await removeOrphans(keys);
    keys = [];
  }
  await removeOrphans(keys);
  await removeWorkingFoldersBefore(daysAgo(ORPHAN_DAYS));

  async function removeOrphans(some: readonly string[]): Promise<void> {
    const names = some.map((key) => key.slice(ORIGINALS.length + 1));
    const known = await findKnownKeys(db, names);
    for (const name of names) {
      if (known.has(name)) continue;
      await storage.delete(originalKey(name));
      await storage.deleteAll(derivativesKey(name));
    }
  }
}
