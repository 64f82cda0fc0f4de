import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';

/** The database without the types of its tables: a copy reads their names from the schema. */
export type AnyDatabase = Kysely<Record<string, Row>>;
export type Row = Record<string, unknown>;

/** A table as copies need it: its columns, its primary key, and the columns whose values are JSON. */
export interface TableShape {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  /** The key is one integer: rows can be read from one number on. */
  isNumbered: boolean;
  json: ReadonlySet<string>;
  /** JSON columns that must have a value: their `null` is JSON, that of the others is none. */
  requiredJson: ReadonlySet<string>;
}

const NOT_COPIED = new Set([DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]);

/**
 * Reads all tables of a SQLite database but those of the migrations, by name. Both engines have the same tables, columns and
 * keys (docs/decisions/0002), so one of them describes both.
 */
export async function readTableShapes(sqlite: AnyDatabase): Promise<TableShape[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`.execute(
    sqlite,
  );
  const names = rows.map(({ name }) => name).filter((name) => !NOT_COPIED.has(name));
  return Promise.all(names.map((name) => readTableShape(sqlite, name)));
}

async function readTableShape(sqlite: AnyDatabase, name: string): Promise<TableShape> {
  const { rows: columns } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, type, "notnull", pk from pragma_table_info(${name}) order by cid`.execute(sqlite);
  const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
  if (key.length === 0) throw new Error(`table ${name} has no primary key, so its rows cannot be compared`);
  const isOf = (type: string) => (column: { type: string }) => column.type.toLowerCase() === type;
  const json = columns.filter(isOf('json'));
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    isNumbered: key.length === 1 && key.every(isOf('integer')),
    json: new Set(json.map((column) => column.name)),
    requiredJson: new Set(json.filter(({ notnull }) => notnull === 1).map((column) => column.name)),
  };
}

/** The names of the migrations a database has, in order; none in an empty one. */
export async function readMigrations(db: AnyDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute();
  return rows.map(({ name }) => String(name)).toSorted();
}
