/** Reasons an archive is refused. Nothing of it is stored then. */
export type ArchiveFault =
  /** Not a file of this kind at all, or a packed one. */
  | { code: 'NO_ARCHIVE' }
  /** Made by a version of the software with another format. */
  | { code: 'OTHER_VERSION' }
  /** It ends too early, or something in it is not what was put into it. */
  | { code: 'DAMAGED'; entry?: string }
  /** Something that belongs in no archive. */
  | { code: 'UNKNOWN_ENTRY'; entry: string }
  | { code: 'BAD_VALUE'; table: string; line: number; column?: string }
  | { code: 'TOO_LONG'; table: string; line: number; column: string; most: number }
  /** A row refers to one that is not in it, or two say that they are the same. */
  | { code: 'BROKEN_REFERENCE' | 'TAKEN_TWICE' | 'REFUSED_ROW'; table: string }
  /** A form would not take it. */
  | { code: 'AGAINST_THE_RULES'; table: string; id: number; field: string }
  | { code: 'BAD_CONTENT'; table: string; id: number }
  | { code: 'FILE_LEFT_OUT'; file: string };

/** Reasons an import into this venue is refused. */
export type SiteFault =
  | { code: 'NOT_EMPTY'; there: { table: string; count: number }[] }
  /** Pages were written already. */
  | { code: 'PAGES_WRITTEN' };

/** Carries a fault out of the reading of a file; never leaves this feature. */
export class FaultyArchive extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault.code);
    this.fault = fault;
  }
}
