import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { acceptedType } from '#features/core/media/index.server.ts';
import type { TableColumns } from './archive-columns.server.ts';
import { FaultyArchive } from './archive-fault.ts';
import {
  type ArchiveContents,
  AT_MOST,
  CONTENTS,
  FORMAT,
  fileEntry,
  HEAD,
  keyOfEntry,
  tableEntry,
  VERSION,
} from './archive-format.ts';
import { type Row, rowOf } from './archive-rows.ts';
import { fingerprinted, linesOf, type ReadEntry, readEntries } from './read-archive.server.ts';

/** An archive that is whole: its tables lie in the folder, a file each, and every row fits into its table. */
export interface CheckedArchive {
  place: string;
  folder: string;
  tables: readonly TableColumns[];
  rows: number;
  /** How files are served, by their key. */
  contentTypes: ReadonlyMap<string, string>;
  /** Keys of files that were lost before the archive was made. */
  missing: string[];
}

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()), rows: z.int().min(0).max(AT_MOST.rows) }),
  ),
});
type Head = z.infer<typeof headSchema>;

const contentsSchema = z.object({
  entries: z.array(
    z.strictObject({ name: z.string(), bytes: z.int().min(0), sha256: z.string().length(64) }),
  ),
  missing: z.array(z.string()),
});

/**
 * Validates an archive from its first byte to its last, without touching the venue: its format, that nothing is unknown, too
 * long or altered, and that each file of the library is there. Throws `FaultyArchive`.
 */
export async function checkArchive(
  place: string,
  folder: string,
  tables: readonly TableColumns[],
): Promise<CheckedArchive> {
  const seen: ArchiveContents['entries'] = [];
  const contentTypes = new Map<string, string>();
  const files = new Set<string>();
  let head: Head | null = null;
  let contents: ArchiveContents | null = null;
  let rows = 0;
  for await (const entry of readEntries(place)) {
    const { name, bytes } = entry;
    const unknown = new FaultyArchive({ code: 'UNKNOWN_ENTRY', entry: name });
    const { pieces, sha256 } = fingerprinted(entry.pieces);
    if (head === null) {
      head = checkedHead(name === HEAD ? await textOf(entry, pieces, AT_MOST.headBytes) : '', tables);
    } else if (contents !== null) {
      throw unknown;
    } else if (name === CONTENTS) {
      contents = checkedContents(await textOf(entry, pieces, AT_MOST.contentsBytes));
      continue;
    } else {
      const next = tables[seen.length - 1];
      const key = keyOfEntry(name);
      if (next) {
        if (name !== tableEntry(next.table.name)) throw unknown;
        rows += await writeRows(entry, pieces, { next, head, folder, contentTypes });
      } else if (key === null || !contentTypes.has(key) || files.has(key)) throw unknown;
      else {
        files.add(key);
        for await (const _ of pieces);
      }
    }
    seen.push({ name, bytes, sha256: sha256() });
  }
  if (contents === null) throw new FaultyArchive({ code: 'DAMAGED' });
  checkSame(seen, contents.entries);
  const missing = new Set(contents.missing);
  for (const key of contentTypes.keys())
    if (files.has(key) === missing.has(key))
      throw new FaultyArchive({ code: 'FILE_LEFT_OUT', file: fileEntry(key) });
  return { place, folder, tables, rows, contentTypes, missing: [...missing] };
}

/** Reads the head of an archive, and requires the format of this software. */
function checkedHead(text: string, tables: readonly TableColumns[]): Head {
  const parsed = headSchema.safeParse(json(text));
  if (!parsed.success) throw new FaultyArchive({ code: 'NO_ARCHIVE' });
  const head = parsed.data;
  const columns = (of: { columns: readonly string[] } | undefined) => of?.columns.join();
  const isSame =
    head.version === VERSION &&
    Object.keys(head.tables).length === tables.length &&
    tables.every(
      ({ table, columns: here }) =>
        columns(head.tables[table.name]) === columns({ columns: here.map(({ name }) => name) }),
    );
  if (!isSame) throw new FaultyArchive({ code: 'OTHER_VERSION' });
  return head;
}

function checkedContents(text: string): ArchiveContents {
  const parsed = contentsSchema.safeParse(json(text));
  if (!parsed.success) throw new FaultyArchive({ code: 'DAMAGED', entry: CONTENTS });
  return parsed.data;
}

function checkSame(seen: ArchiveContents['entries'], said: ArchiveContents['entries']): void {
  if (seen.length !== said.length) throw new FaultyArchive({ code: 'DAMAGED' });
  for (const [place, { name, bytes, sha256 }] of seen.entries()) {
    const one = said[place];
    if (one?.name !== name || one.bytes !== bytes || one.sha256 !== sha256)
      throw new FaultyArchive({ code: 'DAMAGED', entry: name });
  }
}

interface RowContext {
  next: TableColumns;
  head: Head;
  folder: string;
  contentTypes: Map<string, string>;
}

/** Writes the rows of a table to a file of the folder, each looked at, and gives their number. */
async function writeRows(
  { name }: ReadEntry,
  pieces: AsyncIterable<Buffer>,
  { next, head, folder, contentTypes }: RowContext,
): Promise<number> {
  let line = 0;
  async function* checked() {
    for await (const text of linesOf(pieces, { entry: name, most: AT_MOST.lineBytes })) {
      line += 1;
      const row = rowOf(next, text, line);
      if (next.table.name === 'assets') contentTypes.set(...fileOf(row, line));
      yield `${text}\n`;
    }
  }
  await pipeline(checked(), createWriteStream(path.join(folder, next.table.name), { mode: 0o600 }));
  if (line !== head.tables[next.table.name]?.rows) throw new FaultyArchive({ code: 'DAMAGED', entry: name });
  return line;
}

/** The key of an asset, which is part of paths in the storage, and how its file is served: never as something that acts. */
function fileOf({ storage_key: storageKey, content_type: type }: Row, line: number): [string, string] {
  const key = keyOfEntry(fileEntry(String(storageKey)));
  const accepted = acceptedType(String(type));
  if (key !== null && accepted !== null && accepted.contentType === type) return [key, type];
  const column = key === null ? 'storage_key' : 'content_type';
  throw new FaultyArchive({ code: 'BAD_VALUE', table: 'assets', line, column });
}

async function textOf({ name, bytes }: ReadEntry, pieces: AsyncIterable<Buffer>, most: number) {
  if (bytes > most) throw new FaultyArchive({ code: 'DAMAGED', entry: name });
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString('utf8');
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
