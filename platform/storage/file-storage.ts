import type { Readable } from 'node:stream';
import type { Instant } from '#lib/venue-time.ts';

/** Some of a file: from one byte to another, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of uploaded files and their derivatives (docs/decisions/0038). Keys are paths with `/`. */
export interface FileStorage {
  /** Stores a file that lies on this machine. Nobody ever sees half of it; one that was there before is replaced. */
  write(key: string, file: { path: string; bytes: number; contentType: string }): Promise<void>;
  /** A file, or some of it; `null` when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Its size in bytes; `null` when there is none. */
  size(key: string): Promise<number | null>;
  /** Removes a file; nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Removes everything whose key begins with `prefix/`. */
  deleteAll(prefix: string): Promise<void>;
  /** The keys below `prefix/` last written before an instant. */
  keysBefore(prefix: string, instant: Instant): AsyncIterable<string>;
}
