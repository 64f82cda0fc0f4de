import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import { FaultyArchive } from './archive-fault.ts';

/** A file within an archive, read piece by piece. */
export interface ReadEntry {
  name: string;
  bytes: number;
  pieces: AsyncIterable<Buffer>;
}

/**
 * The files of an archive one after the other, each to be read before the next. Throws `FaultyArchive` for other formats,
 * truncated files and entries that are no plain files.
 */
export async function* readEntries(place: string): AsyncGenerator<ReadEntry> {
  const unpacked = extract();
  const file = createReadStream(place);
  file.on('error', (error) => unpacked.destroy(error));
  file.pipe(unpacked);
  let seen = 0;
  try {
    for await (const entry of unpacked) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') throw new FaultyArchive({ code: 'UNKNOWN_ENTRY', entry: name });
      seen += 1;
      yield { name, bytes: size, pieces: piecesOf(entry) };
      entry.resume();
    }
  } catch (error) {
    throw seen === 0 && isOfTheArchive(error)
      ? new FaultyArchive({ code: 'NO_ARCHIVE' })
      : archiveError(error);
  } finally {
    file.destroy();
    unpacked.destroy();
  }
  if (seen === 0) throw new FaultyArchive({ code: 'NO_ARCHIVE' });
}

async function* piecesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const piece of entry) yield piece as Buffer;
  } catch (error) {
    throw archiveError(error);
  }
}

const archiveError = (error: unknown): unknown =>
  isOfTheArchive(error) ? new FaultyArchive({ code: 'DAMAGED' }) : error;

/** Tells if the archive is at fault for an error: errors from the disk are not. */
const isOfTheArchive = (error: unknown): boolean =>
  !(error instanceof FaultyArchive) && typeof (error as { syscall?: unknown } | null)?.syscall !== 'string';

/** The same pieces, and the fingerprint of all once they were read. */
export function fingerprinted(from: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of from) {
      hash.update(piece);
      yield piece;
    }
  }
  return { pieces: pieces(), sha256: () => hash.digest('hex') };
}

/** The lines of a text, none longer than `most` bytes. Throws `FaultyArchive` for a longer one and for invalid UTF-8. */
export async function* linesOf(
  pieces: AsyncIterable<Buffer>,
  { entry, most }: { entry: string; most: number },
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const damaged = () => new FaultyArchive({ code: 'DAMAGED', entry });
  let started: Buffer[] = [];
  let bytes = 0;
  const text = () => {
    try {
      return decoder.decode(Buffer.concat(started));
    } catch {
      throw damaged();
    }
  };
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, from)) {
      started.push(piece.subarray(from, end));
      yield text();
      [started, bytes, from] = [[], 0, end + 1];
    }
    started.push(piece.subarray(from));
    bytes += piece.length - from;
    if (bytes > most) throw damaged();
  }
  if (bytes > 0) throw damaged();
}
