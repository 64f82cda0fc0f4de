/** What is wrong with a file, a line or a cell. */
export type FaultKind =
  | { code: 'EMPTY' | 'TOO_LARGE' | 'QUOTE' | 'NO_LINES' | 'TOO_MANY_LINES' | 'TOO_MANY_CELLS' | 'NO_TEXT' }
  | { code: 'MISSING_COLUMN' | 'UNKNOWN_COLUMN' | 'COLUMN_TWICE' }
  | { code: 'MISSING' | 'IS_THERE' | 'PERSON_IS_THERE' | 'NO_LENGTH' | 'NO_ANSWER' }
  | { code: 'NO_MOMENT' | 'NO_SUCH_DAY' | 'NO_SUCH_TIME' | 'TIME_TWICE' }
  | { code: 'TWICE_IN_FILE'; line: number }
  | { code: 'NOT_FOUND'; text: string }
  | { code: 'SEVERAL'; slugs: readonly string[] }
  | { code: 'NUMBER'; min: number; max: number }
  | { code: 'TOO_LONG' | 'TOO_MANY'; most: number }
  /** What the rules of the resource say against it, in their words. */
  | { code: 'REFUSED'; message: string };

/** Where it stands: in which line, as spreadsheets count them, unless the whole file is meant; in which column, if it is one's fault. */
export type Fault = FaultKind & { at: number | null; column: string | null };
