import type { Reason } from '#lib/field-problem.ts';

/** Fault in a file, a line or a cell; cells that the rules of the resource refuse carry their reason. */
export type FaultKind =
  | { code: 'EMPTY' | 'TOO_LARGE' | 'QUOTE' | 'NO_LINES' | 'TOO_MANY_LINES' | 'TOO_MANY_CELLS' | 'NO_TEXT' }
  | { code: 'MISSING_COLUMN' | 'UNKNOWN_COLUMN' | 'COLUMN_TWICE' }
  | { code: 'IS_THERE' | 'PERSON_IS_THERE' | 'NO_LENGTH' | 'NO_ANSWER' | 'CHANGED_MEANWHILE' }
  | { code: 'NO_MOMENT' | 'NO_SUCH_DAY' | 'NO_SUCH_TIME' | 'TIME_TWICE' }
  | { code: 'TWICE_IN_FILE'; line: number }
  | { code: 'NOT_FOUND'; text: string }
  | { code: 'SEVERAL'; slugs: readonly string[] }
  | Reason;

/**
 * Fault with its location: the line, as spreadsheets count it, unless the whole file is meant; the column, if one is
 * at fault.
 */
export type Fault = FaultKind & { at: number | null; column: string | null };
