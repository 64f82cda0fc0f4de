import type { ResourceInput } from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { FaultKind } from '../fault.ts';
import type { LineCells } from '../line-cells.ts';

/** What a line becomes. */
export interface ReadLine {
  input: ResourceInput;
  /** What no two lines may have alike, with the column that is to blame. */
  key: string;
  keyColumn: string;
  /** What is said where it is stored already. */
  isThere: FaultKind;
}

/** How the lines of one kind of file are read; they come one after the other. */
export interface LineReader {
  /** `null` where a cell is wrong. */
  read(cells: LineCells): ReadLine | null;
  /** The keys of those that are stored. */
  taken(read: readonly ReadLine[]): Promise<ReadonlySet<string>>;
}

/** Reads what lines can name, once for all of them. */
export type OpenReader = (trx: Trx) => Promise<LineReader>;
