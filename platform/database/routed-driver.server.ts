import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { translated } from './unavailable.server.ts';

/**
 * A driver with connections for reading beside those for writing (docs/decisions/0019): reads outside a transaction never
 * wait for writers. The kind of connection depends on the first statement, so a connection of this driver is empty until
 * then.
 */
export class RoutedDriver implements Driver {
  readonly #readers: Driver;
  readonly #writers: Driver;

  constructor({ readers, writers }: { readers: Driver; writers: Driver }) {
    this.#readers = readers;
    this.#writers = writers;
  }

  async init(): Promise<void> {
    await this.#writers.init();
    if (this.#readers !== this.#writers) await this.#readers.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection(this.#readers, this.#writers);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return routed(connection).inTurn((writing) => this.#writers.beginTransaction(writing, settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).inTurn((writing) => this.#writers.commitTransaction(writing));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return routed(connection).inTurn((writing) =>
      this.#writers.rollbackTransaction(writing).catch((error: unknown) => {
        if (!isRolledBack(error)) throw error;
      }),
    );
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return routed(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#writers.destroy();
    if (this.#readers !== this.#writers) await this.#readers.destroy();
  }
}

function routed(connection: DatabaseConnection): RoutedConnection {
  return connection as RoutedConnection;
}

/** One connection as Kysely sees it. Once it writes, it keeps the writing connection until it is released. */
class RoutedConnection implements DatabaseConnection {
  readonly #readers: Driver;
  readonly #writers: Driver;
  #writing: DatabaseConnection | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(readers: Driver, writers: Driver) {
    this.#readers = readers;
    this.#writers = writers;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#writing === null && onlyReads(query)) return this.#read(query);
    return this.inTurn((writing) => writing.executeQuery<R>(query));
  }

  // biome-ignore lint/correctness/useYield: the interface wants it
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streamQuery is not supported by the routed driver: use execute');
  }

  /** Statements of one connection one after the other, as PostgreSQL takes them: a transaction may ask several at once. */
  inTurn<T>(work: (writing: DatabaseConnection) => Promise<T>): Promise<T> {
    const run = async () => {
      try {
        this.#writing ??= await this.#writers.acquireConnection();
        return await work(this.#writing);
      } catch (error) {
        throw translated(error);
      }
    };
    const turn = this.#last.then(run, run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async release(): Promise<void> {
    await this.#last;
    const writing = this.#writing;
    this.#writing = null;
    if (writing) await this.#writers.releaseConnection(writing);
  }

  async #read<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    let reading: DatabaseConnection | undefined;
    try {
      reading = await this.#readers.acquireConnection();
      return await reading.executeQuery<R>(query);
    } catch (error) {
      throw translated(error);
    } finally {
      if (reading) await this.#readers.releaseConnection(reading);
    }
  }
}

/** Connections for reading refuse to write, so a statement that is misjudged here fails instead of slipping through. */
function onlyReads({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}

/** SQLite rolls back a transaction itself where the disk is full; the error of a second rollback would hide the cause. */
function isRolledBack(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no transaction is active');
}
