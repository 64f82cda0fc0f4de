import type { ResourceInput } from '#features/core/resources/index.server.ts';
import type { Fault } from './fault.ts';
import type { LineReader, ReadLine } from './kinds/kind.ts';
import { LineCells } from './line-cells.ts';
import type { Table } from './read-table.ts';

type Line = ReadLine & { number: number };

/** Reads the lines of a table, except those that are faulty, duplicate or already stored. */
export async function readLines(
  table: Table,
  reader: LineReader,
): Promise<{ read: { number: number; input: ResourceInput }[]; faults: Fault[] }> {
  const faults = [...table.faults];
  const isSaid = ({ at, column }: Fault) =>
    table.faults.some((fault) => fault.at === at && fault.column === column);
  const lines = table.lines.flatMap((line): Line[] => {
    const cells = new LineCells(line);
    const read = reader.read(cells);
    faults.push(...cells.faults.filter((fault) => !isSaid(fault)));
    return read ? [{ ...read, number: line.number }] : [];
  });
  const taken = await reader.taken(lines);
  const first = new Map<string, number>();
  const read = lines.filter(({ key, keyColumn: column, isThere, number: at }) => {
    const before = first.get(key);
    if (before !== undefined) faults.push({ code: 'TWICE_IN_FILE', line: before, at, column });
    else first.set(key, at);
    if (before === undefined && taken.has(key)) faults.push({ ...isThere, at, column });
    return before === undefined && !taken.has(key);
  });
  return { read, faults };
}
