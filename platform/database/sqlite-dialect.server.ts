import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { RoutedDriver } from './routed-driver.server.ts';
import { DatabaseBusyError } from './unavailable.server.ts';

export interface SqliteConnections {
  writer: SqliteDatabase;
  /** A second connection to the same file; `null` in memory, where there is one only. */
  reader: SqliteDatabase | null;
}

/** Timeout of the write lock, other processes included, before `DatabaseBusyError`. */
const PATIENCE_MS = 5000;
const BUSY_PAUSE_MS = 10;

/** SQLite whose readers do not wait for writers, and whose writers do not keep the process from everything else. */
export class RoutedSqliteDialect extends SqliteDialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    super({ database: connections.writer });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    const { writer, reader } = this.#connections;
    const writers = new WritingSqliteDriver({ database: writer });
    return new RoutedDriver({ writers, readers: reader ? new SqliteDriver({ database: reader }) : writers });
  }

  override createAdapter(): SqliteAdapter {
    return new ManyConnections();
  }
}

/** The write lock is queued below; Kysely's own queue would block readers too. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * The single write connection, queued. Between two holders the process yields to other work (better-sqlite3 is synchronous:
 * a queue of buyers would otherwise be served to its end first). Transactions take the write lock at once: one that reads
 * first and writes later could meet another process's write in between.
 */
class WritingSqliteDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + PATIENCE_MS;
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    await nextTurn();
    if (performance.now() > deadline) {
      this.#passOn();
      throw new DatabaseBusyError(
        `timed out after ${PATIENCE_MS / 1000} s waiting for the SQLite write lock`,
      );
    }
    return new PatientConnection(await super.acquireConnection(), deadline);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async releaseConnection(): Promise<void> {
    this.#passOn();
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

/** Waits for another process's lock without standing still itself: a refused statement has done nothing and is repeated. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #deadline: number;

  constructor(connection: DatabaseConnection, deadline: number) {
    this.#connection = connection;
    this.#deadline = deadline;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > this.#deadline) throw error;
        await wait(BUSY_PAUSE_MS);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}
