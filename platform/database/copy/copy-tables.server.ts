import {
  countRows,
  findHighestNumber,
  findSameKeys,
  insertBatch,
  isSameRow,
  keyOf,
  readBatches,
} from './table-rows.server.ts';
import type { AnyDatabase, TableShape } from './table-shape.server.ts';

/** The copy of a database differs from it; `rows` names some of them, as `table key`. */
export class CopyDiffersError extends Error {
  override name = 'CopyDiffersError';
  readonly rows: readonly string[];
  constructor(rows: readonly string[]) {
    super(`The copy differs from the database it was made of: ${rows.join(', ')}`);
    this.rows = rows;
  }
}

/** How many rows that differ are named. */
const MAX_NAMED = 20;

/**
 * Copies what the target does not have of a table, and gives the number of its rows. A numbered table goes on behind its highest number;
 * any other that is not whole is copied again.
 */
export async function copyTable(from: AnyDatabase, to: AnyDatabase, shape: TableShape): Promise<number> {
  const rows = await countRows(from, shape.name);
  const present = await countRows(to, shape.name);
  if (present === rows) return rows;
  const highest = shape.isNumbered ? await findHighestNumber(to, shape) : null;
  if (highest === null && present > 0) await to.deleteFrom(shape.name).execute();
  for await (const batch of readBatches(from, shape, highest === null ? undefined : [highest]))
    await insertBatch(to, shape, batch);
  return rows;
}

/** Compares all tables row by row, each in both directions. Throws `CopyDiffersError`. */
export async function compareTables(
  from: AnyDatabase,
  to: AnyDatabase,
  shapes: readonly TableShape[],
): Promise<void> {
  const wrong: string[] = [];
  for (const shape of shapes) {
    if ((await countRows(from, shape.name)) !== (await countRows(to, shape.name))) wrong.push(shape.name);
    for await (const batch of readBatches(from, shape)) {
      const copies = new Map((await findSameKeys(to, shape, batch)).map((row) => [keyOf(shape, row), row]));
      for (const row of batch) {
        const copy = copies.get(keyOf(shape, row));
        if (!copy || !isSameRow(row, copy)) wrong.push(`${shape.name} ${keyOf(shape, row)}`);
      }
      if (wrong.length >= MAX_NAMED) throw new CopyDiffersError(wrong.slice(0, MAX_NAMED));
    }
  }
  if (wrong.length > 0) throw new CopyDiffersError(wrong);
}
