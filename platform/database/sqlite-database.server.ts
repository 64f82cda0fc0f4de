import Database from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

type Row = Record<string, unknown>;
const STATEMENT_CACHE_SIZE = 500;
/** Nobody is served yet while a database is opened. */
const OPENING_MS = 2000;

/**
 * better-sqlite3 as Kysely's SQLite dialect wants it, with three additions: statements are prepared once, booleans are
 * bound as 0/1, and columns declared `boolean` or `json` come back as booleans and parsed values, as they do from
 * PostgreSQL. WAL with `synchronous=FULL` loses no committed transaction in a power cut.
 */
export function openSqlite(file: string | Buffer, { readonly = false } = {}): SqliteDatabase {
  const database = new Database(file, { readonly, timeout: OPENING_MS });
  if (!readonly) database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Waiting here would block the event loop: a locked database is retried (`sqlite-dialect.server.ts`).
  database.pragma('busy_timeout = 0');
  const statements = new Map<string, SqliteStatement>();

  return {
    close: () => database.close(),
    prepare(query) {
      const known = statements.get(query);
      if (known) return known;
      const statement = adapt(database.prepare(query));
      const oldest = statements.size >= STATEMENT_CACHE_SIZE ? statements.keys().next().value : undefined;
      if (oldest !== undefined) statements.delete(oldest);
      statements.set(query, statement);
      return statement;
    },
  };
}

/** A connection that refuses to write, and can be opened again: SQLite reads statistics once per connection. */
export function openSqliteReader(file: string): SqliteDatabase & { reopen(): void } {
  let current = openSqlite(file, { readonly: true });
  return {
    prepare: (query) => current.prepare(query),
    close: () => current.close(),
    reopen() {
      current.close();
      current = openSqlite(file, { readonly: true });
    },
  };
}

function adapt(statement: Database.Statement): SqliteStatement {
  const decode = statement.reader ? rowDecoder(statement) : (row: unknown) => row;
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters.map(bindable)).map(decode),
    run: (parameters) => statement.run(parameters.map(bindable)),
    *iterate(parameters) {
      for (const row of statement.iterate(parameters.map(bindable))) yield decode(row);
    },
  };
}

function bindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}

function rowDecoder(statement: Database.Statement): (row: unknown) => unknown {
  const columns = statement.columns();
  const flags = columns
    .filter((column) => column.type?.toLowerCase() === 'boolean')
    .map((column) => column.name);
  const structures = columns
    .filter((column) => column.type?.toLowerCase() === 'json')
    .map((column) => column.name);
  if (flags.length === 0 && structures.length === 0) return (row) => row;
  return (value) => {
    const row = value as Row;
    for (const name of flags) if (row[name] !== null) row[name] = row[name] === 1;
    for (const name of structures) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name]);
    return row;
  };
}
