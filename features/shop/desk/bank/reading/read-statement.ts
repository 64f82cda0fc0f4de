import { cleanLine } from '#lib/clean-text.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { decodeStatement } from './decode-statement.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { MAX_STATEMENT_BYTES, normalizeLine, type Statement, type StatementError } from './statement.ts';

/**
 * Reads a file of a bank, CAMT.053 or a table, whole or not at all (docs/product/box-office.md#bank-statements). Its name says nothing: what
 * it is stands in it.
 */
export function readStatement(bytes: Uint8Array): Result<Statement, StatementError> {
  if (bytes.length === 0) return fail({ code: 'EMPTY' });
  if (bytes.length > MAX_STATEMENT_BYTES) return fail({ code: 'TOO_LARGE' });
  const text = decodeStatement(bytes);
  if (text === null) return fail({ code: 'NO_TEXT' });
  if (text.trim() === '') return fail({ code: 'EMPTY' });
  const read = /^\s*</.test(text) ? readCamt(text) : readCsv(text);
  if (!read.ok) return read;
  const { lines, ...rest } = read.value;
  return succeed({ ...rest, lines: lines.map((line) => normalizeLine(line, cleanLine)) });
}
