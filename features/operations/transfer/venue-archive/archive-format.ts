import type { ArchivedTable } from './archive-tables.ts';

/** Identifier of the archive format. Another version number marks an archive that this software cannot read. */
export const FORMAT = 'buntspecht-venue';
export const VERSION = 1;

/** The first of its files says what is in it, the last how long each of the others is, and its fingerprint. */
export const HEAD = 'archive.json';
export const CONTENTS = 'contents.json';

export const tableEntry = (name: string): string => `tables/${name}.jsonl`;
export const fileEntry = (storageKey: string): string => `files/${storageKey}`;

const FILE = /^files\/([\w-]{1,64})$/;

/** The key of the file an entry holds; `null` where it is no file of the library. */
export const keyOfEntry = (entry: string): string | null => FILE.exec(entry)?.[1] ?? null;

/** `archive.json`: for each table its columns, in the order of rows, and how many rows there are. */
export interface ArchiveHead {
  format: string;
  version: number;
  tables: Record<string, { columns: string[]; rows: number }>;
}

/** `contents.json`. */
export interface ArchiveContents {
  entries: { name: string; bytes: number; sha256: string }[];
  /** Keys whose files were lost before the archive was made. */
  missing: string[];
}

/** Far beyond any venue: larger values are no archive of one. */
export const AT_MOST = {
  headBytes: 1_000_000,
  contentsBytes: 64_000_000,
  lineBytes: 16_000_000,
  rows: 2_000_000,
  letters: 100_000,
  /** How much a call takes in; the command takes any file. */
  uploadBytes: 4_000_000_000,
  faults: 20,
} as const;

/** Maximum characters of a text column. */
export const maxLength = (table: ArchivedTable, column: string): number =>
  table.long?.[column] ?? AT_MOST.letters;
