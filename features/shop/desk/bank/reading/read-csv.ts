import { CsvError, parse } from 'csv-parse/sync';
import { fail, type Result, succeed } from '#lib/result.ts';
import { CSV_LAYOUTS, type CsvLayout, headingOf } from './csv-layouts.ts';
import { readAmount, readDay } from './read-amount.ts';
import { readElbaRows } from './read-elba.ts';
import { isReturn } from './return-words.ts';
import { type BankLine, MAX_STATEMENT_LINES, type Statement, type StatementError } from './statement.ts';

type Row = { number: number; cells: string[] };
type Read<T> = Result<T, StatementError>;
/** A line before the parts below it are looked at. */
type ReadRow = { line: BankLine; parts: { cents: number; text: string }[] };

const DELIMITERS = [';', ',', '\t'];
const PENDING = /vorgemerkt|pending|nicht gebucht/i;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{2,4}){3,8}\b/;

/** Reads a table that a bank's online banking exports; the bank is recognised by its headings, in whatever line they stand. */
export function readCsv(file: string): Read<Statement> {
  const text = file.replace(/\r\n?/g, '\n');
  let isCut = false;
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(text, delimiter);
    if (rows === null) {
      isCut ||= CSV_LAYOUTS.some(({ signature }) =>
        signature.every((name) => headingOf(text).includes(name)),
      );
      continue;
    }
    const elba = readElbaRows(rows.map(({ cells }) => cells));
    if (elba) return elba;
    const at = rows.findIndex(({ cells }) => layoutOf(cells) !== null);
    const layout = layoutOf(rows[at]?.cells ?? []);
    if (layout === null) continue;
    return readRows(rows, at, { layout, endsWithin: !text.endsWith('\n') });
  }
  return fail(isCut ? { code: 'CUT_OFF', line: null } : { code: 'NO_STATEMENT' });
}

/** `null` where a quote is never closed: the table ends within a cell. */
function rowsOf(text: string, delimiter: string): Row[] | null {
  try {
    const rows = parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
    return rows.map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return null;
  }
}

function layoutOf(cells: readonly string[]): CsvLayout | null {
  const headings = cells.map(headingOf);
  return CSV_LAYOUTS.find(({ signature }) => signature.every((name) => headings.includes(name))) ?? null;
}

function readRows(
  rows: readonly Row[],
  at: number,
  { layout, endsWithin }: { layout: CsvLayout; endsWithin: boolean },
): Read<Statement> {
  const headings = (rows[at]?.cells ?? []).map(headingOf);
  const account = rows.slice(0, at).flatMap(({ cells }) => IBAN.exec(cells.join(' '))?.[0] ?? [])[0] ?? '';
  const cell = cellReader(headings);
  const read: ReadRow[] = [];
  let pending = 0;
  const last = rows.findLast(({ cells }) => cells.some((each) => each !== ''))?.number;
  for (const { number, cells } of rows.slice(at + 1)) {
    if (cells.every((each) => each === '')) continue;
    if (read.length >= MAX_STATEMENT_LINES) return fail({ code: 'TOO_MANY_LINES' });
    const isShort = cells.length < headings.length;
    const bookedOn = readDay(cell(cells, layout.booked));
    const cents = centsOf(cells, layout, cell);
    const part = layout.part === undefined ? null : readAmount(cell(cells, [layout.part]));
    if (endsWithin && number === last && isShort && bookedOn !== null)
      return fail({ code: 'CUT_OFF', line: number });
    if (bookedOn === null && cell(cells, layout.booked) === '' && part !== null && read.length > 0) {
      read.at(-1)?.parts.push({ cents: part, text: joined(cells, layout.text, cell) });
      continue;
    }
    // Balances and remarks below the table have no day in its first column, and no amount in its own.
    if (bookedOn === null && cents === null) continue;
    if (bookedOn === null || cents === null) return fail({ code: 'LINE_UNREADABLE', line: number });
    if (PENDING.test(cell(cells, layout.status))) {
      pending += 1;
      continue;
    }
    read.push({ line: lineOf(cells, { layout, cell, bookedOn, cents, account }), parts: [] });
  }
  return succeed({ format: layout.name, lines: read.flatMap(withParts), pending });
}

type CellReader = (cells: readonly string[], names: readonly string[]) => string;

/** Reads the first of some columns that has something in it; of a heading that occurs twice the last. */
const cellReader =
  (headings: readonly string[]): CellReader =>
  (cells, names) =>
    names.map((name) => cells[headings.lastIndexOf(name)] ?? '').find((text) => text !== '') ?? '';

const joined = (cells: readonly string[], names: readonly string[], cell: CellReader): string =>
  [...new Set(names.map((name) => cell(cells, [name])))].filter((text) => text !== '').join(' ');

function centsOf(cells: readonly string[], layout: CsvLayout, cell: CellReader): number | null {
  const signed = cell(cells, layout.amount);
  if (signed !== '') return readAmount(signed);
  const [credit, debit] = [cell(cells, layout.credit ?? []), cell(cells, layout.debit ?? [])];
  if (credit !== '') return readAmount(credit);
  const cents = readAmount(debit);
  return cents === null ? null : 0 - Math.abs(cents);
}

function lineOf(
  cells: readonly string[],
  {
    layout,
    cell,
    bookedOn,
    cents,
    account,
  }: { layout: CsvLayout; cell: CellReader; bookedOn: string; cents: number; account: string },
): BankLine {
  const kind = cell(cells, layout.kind);
  const text = joined(cells, layout.text, cell);
  const side = cents < 0 && layout.recipient ? layout.recipient : layout.sender;
  return {
    account: cell(cells, layout.account) || account,
    bookedOn,
    valuedOn: readDay(cell(cells, layout.valued)),
    cents,
    currency: (cell(cells, layout.currency) || layout.fixedCurrency || 'EUR').toUpperCase(),
    kind: isReturn(kind, text, cents) ? 'return' : cents < 0 ? 'debit' : 'credit',
    name: cell(cells, side),
    iban: cell(cells, layout.iban),
    text,
    reference: cell(cells, layout.reference),
  };
}

/** Splits a booking of several payments into its parts where they add up to it, else reads it as one with all their texts. */
function withParts({ line, parts }: ReadRow): BankLine[] {
  if (parts.length === 0) return [line];
  const sign = Math.sign(line.cents);
  const sum = parts.reduce((all, { cents }) => all + Math.abs(cents), 0);
  if (sum !== Math.abs(line.cents))
    return [{ ...line, text: [line.text, ...parts.map(({ text }) => text)].join(' ') }];
  return parts.map(({ cents, text }, index) => ({
    ...line,
    cents: sign * Math.abs(cents),
    text,
    reference: line.reference === '' ? '' : `${line.reference}/${index + 1}`,
  }));
}
