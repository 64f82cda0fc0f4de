import { sql } from 'kysely';
import { canonicalJson } from '#lib/canonical-json.ts';
import { toJson } from '../columns.server.ts';
import type { AnyDatabase, Row, TableShape } from './table-shape.server.ts';

/** Rows in memory at once: with the widest table both engines can bind as many values in one statement. */
const AT_ONCE = 200;

export async function countRows(db: AnyDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** Rows of a table in batches, in the order of its key; from behind `after` where one is given. */
export async function* readBatches(
  db: AnyDatabase,
  { name, key }: TableShape,
  after?: readonly unknown[],
): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  for (let last = after; ; ) {
    let query = db.selectFrom(name).selectAll().limit(AT_ONCE);
    for (const column of key) query = query.orderBy(sql.ref(column));
    if (last) query = query.where(sql<boolean>`(${keys}) > (${sql.join(last)})`);
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = key.map((column) => end[column]);
  }
}

/** The rows of a table that have the keys of the given ones, in any order. */
export async function findSameKeys(
  db: AnyDatabase,
  { name, key }: TableShape,
  rows: readonly Row[],
): Promise<Row[]> {
  const query = db.selectFrom(name).selectAll();
  const [only, ...more] = key;
  if (only !== undefined && more.length === 0)
    return query
      .where(
        sql.ref(only),
        'in',
        rows.map((row) => row[only]),
      )
      .execute();
  return query
    .where(({ or, and, eb }) =>
      or(rows.map((row) => and(key.map((column) => eb(sql.ref(column), '=', row[column]))))),
    )
    .execute();
}

/** Writes rows unchanged, keys included. */
export async function insertBatch(
  db: AnyDatabase,
  { name, columns, json, requiredJson }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map((column) => {
        const value = row[column];
        const isJson = requiredJson.has(column) || (json.has(column) && value !== null);
        return [column, isJson ? toJson(value) : value];
      }),
    ),
  );
  await db.insertInto(name).values(values).execute();
}

/** Highest number of a numbered table; `null` while it is empty. */
export async function findHighestNumber(
  db: AnyDatabase,
  { name, key: [number = 'id'] }: TableShape,
): Promise<number | null> {
  const { rows } = await sql<{ n: number | null }>`
    select max(${sql.ref(number)}) as n from ${sql.table(name)}`.execute(db);
  return rows[0]?.n ?? null;
}

/** The key of a row as one text. */
export const keyOf = ({ key }: TableShape, row: Row): string => JSON.stringify(key.map((name) => row[name]));

/** Tells if two rows say the same; keys of JSON may be in any order. */
export const isSameRow = (one: Row, other: Row): boolean => canonicalJson(one) === canonicalJson(other);
