import type { ResourceInput } from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { FaultKind } from '../fault.ts';
import type { LineCells } from '../line-cells.ts';

/** Result of reading a line. */
export interface ReadLine {
  input: ResourceInput;
  /** Key that no two lines may share, with the column to blame. */
  key: string;
  keyColumn: string;
  /** Fault reported if the entry is already stored. */
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
