import { type Kysely, sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { TableColumns } from './archive-columns.server.ts';
import type { Row } from './archive-rows.ts';
import { lineOf } from './archive-rows.ts';
import { ARCHIVED } from './archive-tables.ts';

/** Rows that are in memory at once. */
const AT_ONCE = 100;

/** The database without the types of its tables: an archive names them in data. */
const anyTable = (db: Db | Trx) => db as unknown as Kysely<Record<string, Row>>;

const hasId = ({ columns }: TableColumns) =>
  columns.some(({ name, kind }) => name === 'id' && kind === 'integer');

/** The rows of a table as lines, in an order that both engines have. */
export async function* readLines(trx: Trx, tableColumns: TableColumns): AsyncGenerator<string> {
  const { name } = tableColumns.table;
  if (!hasId(tableColumns)) {
    // Reads tables without ids at once: they join others, or have few rows.
    const rows = await anyTable(trx).selectFrom(name).selectAll().execute();
    yield* rows.map((row) => lineOf(tableColumns, row)).toSorted();
    return;
  }
  for (let last = 0; ; ) {
    const rows = await anyTable(trx)
      .selectFrom(name)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) yield lineOf(tableColumns, row);
    if (rows.length < AT_ONCE) return;
    last = Number(rows.at(-1)?.id);
  }
}

export async function countRows(trx: Trx, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(trx);
  return Number(rows[0]?.n ?? 0);
}

/** Tells if somebody has worked on a document. */
export async function hasWrittenContent(trx: Trx): Promise<boolean> {
  const found = await trx
    .selectFrom('documents')
    .select('id')
    .where('changed_by', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Tells if this venue shows itself to visitors, and if it ever has. */
export async function findOpenness(trx: Trx): Promise<{ is_site_online: boolean; is_opened: boolean }> {
  return trx.selectFrom('site_settings').select(['is_site_online', 'is_opened']).executeTakeFirstOrThrow();
}

export async function restoreOpenness(
  trx: Trx,
  openness: { is_site_online: boolean; is_opened: boolean },
): Promise<void> {
  await trx.updateTable('site_settings').set(openness).execute();
}

/** Deletes the rows of set-up, with their dependents. */
export async function clearTables(trx: Trx): Promise<void> {
  await trx.deleteFrom('preview_links').execute();
  await trx.deleteFrom('document_changes').execute();
  for (const { name } of ARCHIVED.toReversed()) await anyTable(trx).deleteFrom(name).execute();
}

/** Inserts rows unchanged, ids included; references within the same table are set at the end. */
export async function insertRows(trx: Trx, tableColumns: TableColumns, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, columns } = tableColumns;
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ name, kind, isOptional }) => {
        const value = name === table.parent ? null : row[name];
        const isJson = kind === 'json' && !(value === null && isOptional);
        return [name, isJson ? toJson(value) : value];
      }),
    ),
  );
  await anyTable(trx).insertInto(table.name).values(values).execute();
}

/** Parents of rows within the same table. */
export async function setParents(trx: Trx, { table }: TableColumns, rows: readonly Row[]): Promise<void> {
  const { name, parent } = table;
  if (parent === undefined) return;
  for (const row of rows) {
    if (row[parent] === null) continue;
    await anyTable(trx)
      .updateTable(name)
      .set({ [parent]: row[parent] })
      .where('id', '=', row.id)
      .execute();
  }
}

/** The next row gets a number that none has: PostgreSQL counts beside the table. */
export async function continueNumbers(trx: Trx, engine: Engine, tableColumns: TableColumns): Promise<void> {
  if (engine === 'sqlite' || !hasId(tableColumns)) return;
  const { name } = tableColumns.table;
  await sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.table(name)}))
    where exists (select 1 from ${sql.table(name)})
      and pg_get_serial_sequence(${name}, 'id') is not null`.execute(trx);
}

/** Yields the content of documents and their versions, as stored. */
export async function* findDocumentTexts(
  trx: Trx,
): AsyncGenerator<{ table: 'documents' | 'document_versions'; id: number; text: string }> {
  for (const [table, column] of [
    ['documents', 'draft'],
    ['document_versions', 'content'],
  ] as const)
    for (let last = 0; ; ) {
      const rows = await anyTable(trx)
        .selectFrom(table)
        .select(['id', column])
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      for (const row of rows) yield { table, id: Number(row.id), text: String(row[column]) };
      if (rows.length < AT_ONCE) break;
      last = Number(rows.at(-1)?.id);
    }
}
