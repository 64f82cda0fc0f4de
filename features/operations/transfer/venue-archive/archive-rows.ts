import type { ArchivedColumn, TableColumns } from './archive-columns.server.ts';
import { type ArchiveFault, FaultyArchive } from './archive-fault.ts';
import { maxLength } from './archive-format.ts';

export type Row = Record<string, unknown>;

/** A row as a line of an archive: its values in the order of the columns, byte for byte the same on both engines. */
export function lineOf({ table, columns }: TableColumns, row: Row): string {
  const values = columns.map(({ name, kind }) => {
    if (table.emptied?.includes(name)) return null;
    const value = row[name] ?? null;
    return kind === 'json' ? inOrder(value) : value;
  });
  return `${JSON.stringify(values)}\n`;
}

/** PostgreSQL reorders the keys of JSON, SQLite does not. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, inOrder(each)]));
}

/** The row of a line. Throws `FaultyArchive` where the columns of the table could not hold it. */
export function rowOf(tableColumns: TableColumns, text: string, line: number): Row {
  const { table, columns } = tableColumns;
  const refuse = (column?: string): never => {
    throw new FaultyArchive({
      code: 'BAD_VALUE',
      table: table.name,
      line,
      ...(column === undefined ? {} : { column }),
    });
  };
  const values = parsed(text);
  if (!Array.isArray(values) || values.length !== columns.length) return refuse();
  return Object.fromEntries(
    columns.map((column, place) => {
      const value: unknown = values[place];
      const fault = faultOf(tableColumns, column, value);
      if (fault === 'BAD_VALUE') return refuse(column.name);
      if (fault === 'TOO_LONG') {
        const most = maxLength(table, column.name);
        throw new FaultyArchive({ code: fault, table: table.name, line, column: column.name, most });
      }
      return [column.name, value];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Largest integer that PostgreSQL's columns hold. */
const LARGEST = 2 ** 31 - 1;

function faultOf(
  { table }: TableColumns,
  { name, kind, isOptional }: ArchivedColumn,
  value: unknown,
): Extract<ArchiveFault['code'], 'BAD_VALUE' | 'TOO_LONG'> | null {
  // JSON has its own null.
  if (value === null) return isOptional || kind === 'json' ? null : 'BAD_VALUE';
  if (table.emptied?.includes(name)) return 'BAD_VALUE';
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'BAD_VALUE';
    case 'integer':
      return Number.isInteger(value) && Math.abs(value as number) <= LARGEST ? null : 'BAD_VALUE';
    case 'text':
      if (typeof value !== 'string' || !isStorable(value)) return 'BAD_VALUE';
      return value.length > maxLength(table, name) ? 'TOO_LONG' : null;
    case 'json':
      if (!isStorableJson(value)) return 'BAD_VALUE';
      return JSON.stringify(value).length > maxLength(table, name) ? 'TOO_LONG' : null;
  }
}

/** PostgreSQL accepts neither a zero byte nor lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const JSON_LEVELS = 60;

/** Iterative: no nesting exhausts the stack here, and no valid one does later. */
function isStorableJson(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > JSON_LEVELS) return false;
    if (level.some((each) => typeof each === 'string' && !isStorable(each))) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? partsOf(each) : []));
  }
  return true;
}

const partsOf = (value: object): unknown[] =>
  Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)];
