import path from 'node:path';
import { Kysely, type LogEvent, sql } from 'kysely';
import { prepareDataDir } from '../data-dir.server.ts';
import type { Engine } from './engine.ts';
import { PooledPostgresDialect } from './postgres-dialect.server.ts';
import { openSqlite, openSqliteReader } from './sqlite-database.server.ts';
import { RoutedSqliteDialect } from './sqlite-dialect.server.ts';

export interface OpenDatabase<Tables> {
  db: Kysely<Tables>;
  engine: Engine;
  /** Updates the planner's statistics; PostgreSQL does that automatically. */
  refreshStatistics(): Promise<void>;
  /** Connects to the same PostgreSQL outside the pool, for LISTEN; `null` on SQLite. */
  postgresUrl: string | null;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** PostgreSQL when set. */
  url?: string | undefined;
  /** Folder of the SQLite file otherwise; `:memory:` for tests. */
  dataDir: string;
  /** Initial contents of a database in memory: those of a SQLite file. */
  contents?: Buffer;
  /** Called with errors of idle connections; the pools replace them automatically. */
  onError: (error: Error) => void;
  /** Called for each executed statement, failed ones included; without its values, which may be about people. */
  onStatement?: (statement: { sql: string; ms: number }) => void;
  /** PostgreSQL connections for writing at most; there are half as many for reading. */
  poolSize?: number;
}

export function openDatabase<Tables>(location: DatabaseLocation): OpenDatabase<Tables> {
  return location.url ? openPostgres(location.url, location) : openSqliteFile(location);
}

function openPostgres<Tables>(
  url: string,
  { onError, onStatement, poolSize = 20 }: DatabaseLocation,
): OpenDatabase<Tables> {
  const dialect = new PooledPostgresDialect({ url, poolSize, onError });
  const db = new Kysely<Tables>({ dialect, ...loggingTo(onStatement) });
  const refreshStatistics = async () => undefined;
  return { db, engine: 'postgres', refreshStatistics, postgresUrl: url, close: () => db.destroy() };
}

/** All tables (0x10000) that would profit (0x02), each index sampled (0x10): without statistics SQLite picks an index by its order. */
const OPTIMIZE = 'pragma optimize = 0x10012';

function openSqliteFile<Tables>({ dataDir, contents, onStatement }: DatabaseLocation): OpenDatabase<Tables> {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) prepareDataDir(dataDir);
  const file = inMemory ? dataDir : path.join(dataDir, 'buntspecht.sqlite');
  const writer = openSqlite(inMemory && contents ? contents : file);
  const reader = inMemory ? null : openSqliteReader(file);
  const db = new Kysely<Tables>({
    dialect: new RoutedSqliteDialect({ writer, reader }),
    ...loggingTo(onStatement),
  });
  const refreshStatistics = async () => {
    await sql.raw(OPTIMIZE).execute(db);
    reader?.reopen();
  };
  return { db, engine: 'sqlite', refreshStatistics, postgresUrl: null, close: () => db.destroy() };
}

function loggingTo(onStatement: DatabaseLocation['onStatement']) {
  if (!onStatement) return {};
  return {
    log: ({ query, queryDurationMillis }: LogEvent) =>
      onStatement({ sql: query.sql, ms: Math.round(queryDurationMillis * 10) / 10 }),
  };
}
