import { CsvError, parse } from 'csv-parse/sync';
import { foldedText } from '#lib/folded-text.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type Column, FILE_BYTES, MAX_LINES } from './columns.ts';
import type { Fault } from './fault.ts';

export interface TableLine {
  /** As in spreadsheets: the headings are 1, and a cell with breaks in it is one line. */
  number: number;
  /** Texts of its cells, by the fields of their columns; empty cells are missing. */
  cells: ReadonlyMap<string, string>;
}

export interface Table {
  lines: TableLine[];
  /** Lines with cells that belong to no column. */
  faults: Fault[];
}

/** Of headings that mean nothing here: a file with more of them is another kind of file. */
const MAX_NAMED = 20;

type Row = { number: number; cells: string[] };

const DELIMITERS = [';', ',', '\t'];
/** Replacement characters from a program that decoded a file with the wrong encoding, and lone surrogates. */
const NO_TEXT = /\uFFFD|\p{Surrogate}/u;

/**
 * Reads a table as spreadsheets write it (docs/product/admin.md#csv-files): with a mark in front or none, with `;`, `,` or tabs
 * between its cells, its columns in any order under their German or English names or those of the API. Lines with nothing in
 * them are left out.
 */
export function readTable(file: string, columns: readonly Column[]): Result<Table, Fault[]> {
  if (new TextEncoder().encode(file).length > FILE_BYTES) return fail([ofFile('TOO_LARGE')]);
  const parsed = readRows(file);
  if (!parsed.ok) return parsed;
  const [headings, ...rows] = parsed.value;
  if (!headings) return fail([ofFile('EMPTY')]);
  const found = headings.cells.map((heading) => columnCalled(heading, columns));
  const wrong = wrongHeadings(headings, found, columns);
  if (wrong.length > 0) return fail(wrong);
  if (rows.length === 0) return fail([ofFile('NO_LINES')]);
  if (rows.length > MAX_LINES) return fail([ofFile('TOO_MANY_LINES')]);
  return succeed(tableOf(rows, found));
}

const ofFile = (code: 'EMPTY' | 'TOO_LARGE' | 'NO_LINES' | 'TOO_MANY_LINES'): Fault => ({
  code,
  at: null,
  column: null,
});

/** Those with something in them. */
function readRows(file: string): Result<Row[], Fault[]> {
  // The parser counts CRLF twice within quotes.
  const text = file.replace(/\r\n?/g, '\n');
  try {
    const rows = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true });
    return succeed(
      rows
        .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = typeof error.records === 'number' ? error.records + 1 : 1;
    return fail([{ code: 'QUOTE', at, column: null }]);
  }
}

/** Returns the most frequent delimiter between headings, outside of quotes. */
function delimiterOf(text: string): string {
  const headings = (/^[^\n]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function columnCalled(heading: string, columns: readonly Column[]): Column | null {
  const called = folded(heading);
  const names = ({ field, label }: Column) => [field, ...LANGUAGES.map((language) => label[language])];
  return columns.find((column) => names(column).some((name) => folded(name) === called)) ?? null;
}

/** Neither capitals nor commas make another heading. */
const folded = (name: string) =>
  foldedText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function wrongHeadings(
  { number: at, cells }: Row,
  found: readonly (Column | null)[],
  columns: readonly Column[],
): Fault[] {
  const wrong = cells.flatMap((heading, index): Fault[] => {
    const column = found[index];
    if (heading === '') return [];
    if (!column) return [{ code: 'UNKNOWN_COLUMN', at, column: heading }];
    return found.indexOf(column) < index ? [{ code: 'COLUMN_TWICE', at, column: column.field }] : [];
  });
  const missing = columns
    .filter((column) => column.isRequired && !found.includes(column))
    .map(({ field }): Fault => ({ code: 'MISSING_COLUMN', at, column: field }));
  return [...wrong.slice(0, MAX_NAMED), ...missing];
}

function tableOf(rows: readonly Row[], columns: readonly (Column | null)[]): Table {
  const faults: Fault[] = [];
  const lines = rows.map(({ number, cells }) => {
    const said = new Map<string, string>();
    if (cells.some((cell, index) => cell !== '' && !columns[index]))
      faults.push({ code: 'TOO_MANY_CELLS', at: number, column: null });
    for (const [index, cell] of cells.entries()) {
      const field = columns[index]?.field;
      if (cell === '' || field === undefined) continue;
      if (NO_TEXT.test(cell)) faults.push({ code: 'NO_TEXT', at: number, column: field });
      else said.set(field, cell);
    }
    return { number, cells: said };
  });
  return { lines, faults };
}
