import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { openSqlite } from './sqlite-database.server.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.server.ts';

export interface OpenDatabase<Tables> {
  db: Kysely<Tables>;
  engine: Engine;
  /** Connects to the same PostgreSQL outside the pool, for LISTEN; `null` on SQLite. */
  postgresUrl: string | null;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** PostgreSQL when set. */
  url?: string | undefined;
  /** Folder of the SQLite file otherwise; `:memory:` for tests. */
  dataDir: string;
  /** Told about connections that break while idle; the pool replaces them by itself. */
  onError: (error: Error) => void;
  /** PostgreSQL connections at most. */
  poolSize?: number;
}

// Counts and sums arrive as bigint and numeric; both stay far below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export function openDatabase<Tables>(location: DatabaseLocation): OpenDatabase<Tables> {
  return location.url ? openPostgres(location.url, location) : openSqliteFile(location.dataDir);
}

function openPostgres<Tables>(
  url: string,
  { onError, poolSize = 20 }: DatabaseLocation,
): OpenDatabase<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: '-c lock_timeout=3000 -c timezone=UTC',
  });
  // Without a listener an idle connection that breaks ends the process.
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', postgresUrl: url, close: () => db.destroy() };
}

function openSqliteFile<Tables>(dataDir: string): OpenDatabase<Tables> {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const file = inMemory ? dataDir : path.join(dataDir, 'buntspecht.sqlite');
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: openSqlite(file) }) });
  return { db, engine: 'sqlite', postgresUrl: null, close: () => db.destroy() };
}
