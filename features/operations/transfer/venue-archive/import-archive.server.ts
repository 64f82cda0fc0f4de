import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { originalKey } from '#features/core/media/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { EVERYTHING } from '#platform/events/cache-tag.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { readArchivedTables } from './archive-columns.server.ts';
import { type ArchiveFault, FaultyArchive, type SiteFault } from './archive-fault.ts';
import { keyOfEntry } from './archive-format.ts';
import { type CheckedArchive, checkArchive } from './check-archive.server.ts';
import { readEntries } from './read-archive.server.ts';
import { findExistingContent, type StoringServices, storeArchive } from './store-archive.server.ts';

export interface ImportServices extends WriteServices, StoringServices {
  storage: FileStorage;
}

/** Data that was imported. */
export interface ImportSummary {
  rows: number;
  files: number;
  /** Keys of files that the venue it came from had lost. */
  missing: string[];
}

export type ImportFault = ArchiveFault | SiteFault;

/**
 * Brings the archive that lies at `place` into this venue, all of it or nothing (docs/decisions/0086): it is read to its end
 * first, then stored on trial, then its files are stored and at last its rows. Works in `folder`, which its caller removes.
 * Throws `Problem` 403.
 */
export async function importArchive(
  services: ImportServices,
  actor: Actor,
  { place, folder }: { place: string; folder: string },
): Promise<Result<ImportSummary, ImportFault>> {
  // Refuses a venue that cannot be imported into before a large file is read.
  const there = await inWrite(services, actor, 'move-house', async ({ trx }) =>
    succeed(await findExistingContent(trx)),
  );
  if (there.ok && there.value) return fail(there.value);
  try {
    const archive = await checkArchive(place, folder, await readArchivedTables(services.db));
    const trial = await store(services, actor, archive, { isTrial: true });
    if (!trial.ok && trial.error.code !== 'TRIAL') return fail(trial.error);
    await storeFiles(services.storage, archive);
    const stored = await store(services, actor, archive, { isTrial: false });
    if (!stored.ok && stored.error.code !== 'TRIAL') return fail(stored.error);
    const { rows, contentTypes, missing } = archive;
    return succeed({ rows, files: contentTypes.size - missing.length, missing });
  } catch (error) {
    if (error instanceof FaultyArchive) return fail(error.fault);
    throw error;
  }
}

/** A dry run does the same and is rolled back at its end, so that its result is reliable. */
function store(
  services: ImportServices,
  actor: Actor,
  archive: CheckedArchive,
  { isTrial }: { isTrial: boolean },
): Promise<Result<null, ImportFault | { code: 'TRIAL' }>> {
  return inWrite<null, ImportFault | { code: 'TRIAL' }>(
    services,
    actor,
    'move-house',
    async ({ trx, now, record }) => {
      await lockWithin(trx, services.engine, 'venue archive', 0);
      const stored = await storeArchive(trx, services, archive, now);
      if (!stored.ok) return stored;
      if (isTrial) return fail({ code: 'TRIAL' });
      const after = { rows: archive.rows, files: archive.contentTypes.size - archive.missing.length };
      record({ entity: 'venue-archive', id: null, before: null, after, tags: [EVERYTHING] });
      return stored;
    },
  );
}

/**
 * Stores the files of the archive. A file that no row refers to in the end is removed after a day, like any unfinished
 * upload.
 */
async function storeFiles(
  storage: FileStorage,
  { place, folder, contentTypes }: CheckedArchive,
): Promise<void> {
  const working = path.join(folder, 'file');
  for await (const { name, bytes, pieces } of readEntries(place)) {
    const key = keyOfEntry(name);
    const contentType = key === null ? undefined : contentTypes.get(key);
    if (key === null || contentType === undefined) continue;
    await pipeline(pieces, createWriteStream(working, { mode: 0o600 }));
    await storage.write(originalKey(key), { path: working, bytes, contentType });
    await rm(working);
  }
}
