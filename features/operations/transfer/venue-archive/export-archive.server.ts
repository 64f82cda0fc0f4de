import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Pack, pack } from 'tar-stream';
import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { inWorkingFolder, originalKey } from '#features/core/media/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { succeed } from '#lib/result.ts';
import { createBoundedWork } from '#platform/bounded-work.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { readArchivedTables, type TableColumns } from './archive-columns.server.ts';
import {
  type ArchiveContents,
  type ArchiveHead,
  CONTENTS,
  FORMAT,
  fileEntry,
  HEAD,
  tableEntry,
  VERSION,
} from './archive-format.ts';
import { readLines } from './row-store.server.ts';

export interface ExportServices extends WriteServices {
  storage: FileStorage;
}

/** The tables lie in the folder of work until the archive is read: not for a reader that stopped. */
const STALLED_MS = 120_000;

/** Limits reading of the tables to one at a time, since it blocks other writes on SQLite. */
const reading = createBoundedWork({ atOnce: 1, waiting: 4 });

/**
 * Exports the venue as one archive, piece by piece (docs/decisions/0086): the same bytes from the same venue, on either
 * engine. The export is audited first. The caller reads it to its end or destroys it; a reader that stalls for `stalledMs`
 * aborts it. Throws `Problem` 403, `OverloadedError`.
 */
export async function exportArchive(
  services: ExportServices,
  actor: Actor,
  { stalledMs = STALLED_MS }: { stalledMs?: number } = {},
): Promise<Readable> {
  await inWrite(services, actor, 'move-house', async ({ record }) => {
    const [before, after] = [{ exported_at: null }, { exported_at: services.clock.now() }];
    record({ entity: 'venue-archive', id: null, before, after, tags: [] });
    return succeed(null);
  });
  const archive = pack();
  // Ignores errors here: the reader receives them, and once the reader has left nobody does.
  archive.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    inWorkingFolder(async (folder) => {
      const tables = await reading(() => exportTables(services, folder));
      resolve(Readable.from(archive, { objectMode: false }));
      await writeArchive(services, folder, { ...tables, archive, stalledMs });
    }).catch((error: Error) => {
      // After the head was sent, an error can only abort the stream.
      archive.destroy(error);
      reject(error);
    });
  });
}

interface ExportedTables {
  head: ArchiveHead;
  /** The keys of all files of the library. */
  keys: string[];
}

/** A consistent snapshot of all tables in files: concurrent writes are in none of them. */
function exportTables({ db }: ExportServices, folder: string): Promise<ExportedTables> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const head: ArchiveHead = { format: FORMAT, version: VERSION, tables: {} };
      for (const table of await readArchivedTables(trx)) {
        const rows = await exportTable(trx, table, folder);
        const columns = table.columns.map(({ name }) => name);
        head.tables[table.table.name] = { columns, rows };
      }
      const assets = await trx.selectFrom('assets').select('storage_key').orderBy('id').execute();
      return { head, keys: [...new Set(assets.map(({ storage_key }) => storage_key))] };
    });
}

async function writeArchive(
  { storage, log }: ExportServices,
  folder: string,
  { archive, head, keys, stalledMs }: ExportedTables & { archive: Pack; stalledMs: number },
): Promise<void> {
  const contents: ArchiveContents = { entries: [], missing: [] };
  const add = async (name: string, bytes: number, from: Readable): Promise<void> => {
    const sha256 = await addEntry(archive, { name, bytes, from, stalledMs });
    contents.entries.push({ name, bytes, sha256 });
  };
  const addText = (name: string, value: unknown): Promise<void> => {
    const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
    return add(name, text.length, Readable.from([text]));
  };

  await addText(HEAD, head);
  for (const name of Object.keys(head.tables)) {
    const place = path.join(folder, name);
    await add(tableEntry(name), (await stat(place)).size, createReadStream(place));
  }
  for (const key of keys) {
    const bytes = await storage.size(originalKey(key));
    const file = bytes === null ? null : await storage.read(originalKey(key));
    if (bytes !== null && file !== null) await add(fileEntry(key), bytes, file);
    else {
      log.warn({ key }, 'library file is missing from storage');
      contents.missing.push(key);
    }
  }
  await addText(CONTENTS, contents);
  archive.finalize();
}

/** Adds a file as fast as the archive is read, and gives its fingerprint. */
async function addEntry(
  archive: Pack,
  { name, bytes, from, stalledMs }: { name: string; bytes: number; from: Readable; stalledMs: number },
): Promise<string> {
  const hash = createHash('sha256');
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  // No archive says when it was made, or by whom: it would differ from the next one.
  const header = { name, size: bytes, mtime: new Date(0), mode: 0o644 };
  const sink = archive.entry(header, (error) => (error ? reject(error) : resolve()));
  // Ignores errors here: the entry's callback reports them.
  sink.on('error', () => undefined);
  ended.catch(() => from.destroy());
  for await (const chunk of from) {
    hash.update(chunk);
    if (sink.write(chunk) === false)
      await abortWhenStalled(Promise.race([once(sink, 'drain'), ended]), stalledMs);
  }
  sink.end(null);
  await abortWhenStalled(ended, stalledMs);
  return hash.digest('hex');
}

/** Writes the rows of a table to a file and gives their number. */
async function exportTable(trx: Trx, table: TableColumns, folder: string): Promise<number> {
  let rows = 0;
  async function* lines() {
    for await (const line of readLines(trx, table)) {
      rows += 1;
      yield line;
    }
  }
  await pipeline(lines(), createWriteStream(path.join(folder, table.table.name), { mode: 0o600 }));
  return rows;
}

/** Waits for a reader to go on; throws once it has taken nothing for `stalledMs`. */
async function abortWhenStalled<T>(read: Promise<T>, stalledMs: number): Promise<T> {
  const waiting = new AbortController();
  const stalled = wait(stalledMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`export aborted: no data was read for ${stalledMs / 1000} s`);
  });
  // The wait is aborted where the reader went on.
  stalled.catch(() => undefined);
  try {
    return await Promise.race([read, stalled]);
  } finally {
    waiting.abort();
  }
}
