import {
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Pool } from 'pg';
import { loadPg } from './load-pg.server.ts';
import { preparing } from './prepared-statements.server.ts';
import { RoutedDriver } from './routed-driver.server.ts';

export interface PostgresPools {
  url: string;
  /** Connections for writing at most; there are half as many for reading. */
  poolSize: number;
  onError: (error: Error) => void;
}

/** A node that hangs keeps its locks no longer than this; nobody waits longer for one, or for a connection. */
const IDLE_IN_TRANSACTION_MS = 5000;
const LOCK_MS = 2000;
const CONNECTION_MS = 5000;

/** PostgreSQL with a pool for writing and one for reading, neither of which a broken connection or a stuck node stops. */
export class PooledPostgresDialect implements Dialect {
  readonly #pools: PostgresPools;

  constructor(pools: PostgresPools) {
    this.#pools = pools;
  }

  createDriver(): Driver {
    const { poolSize } = this.#pools;
    const readers = openPool(this.#pools, Math.ceil(poolSize / 2), '-c default_transaction_read_only=on');
    return new RoutedDriver({
      writers: new PostgresDriver({ pool: preparing(openPool(this.#pools, poolSize)) }),
      readers: new PostgresDriver({ pool: preparing(readers) }),
    });
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}

function openPool({ url, onError }: PostgresPools, max: number, options = ''): Pool {
  const pg = loadPg();
  // Counts and sums arrive as bigint and numeric; both are far below 2^53 here.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_MS,
    // Compiling a statement takes longer than any of ours runs.
    options: `-c timezone=UTC -c jit=off ${options}`.trim(),
  });
  // A connection that breaks while nobody listens to it ends the process; the pool itself listens only to idle ones.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
}
