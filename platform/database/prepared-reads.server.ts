import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StatementNames } from './statement-names.ts';

/** A statement was prepared before a migration gave what it selects another shape. */
const OUTDATED_PLAN = '0A000';

/**
 * Connections of PostgreSQL that only read, outside transactions. What is asked often is prepared once for each: planning the join
 * behind a list of events takes ten times as long as running it (docs/decisions/0093).
 */
export class PreparedReadsDriver implements Driver {
  readonly #pool: Pool;
  readonly #names = new StatementNames();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PreparedReads(await this.#pool.connect(), this.#names);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PreparedReads).client.release();
  }

  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

async function refuse(): Promise<never> {
  throw new Error('Connections for reading have no transactions');
}

class PreparedReads implements DatabaseConnection {
  readonly client: PoolClient;
  readonly #names: StatementNames;

  constructor(client: PoolClient, names: StatementNames) {
    this.client = client;
    this.#names = names;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { text: sql, values: [...parameters] };
    const name = this.#names.nameOf(sql);
    try {
      return await this.#ask<R>(name === undefined ? statement : { ...statement, name });
    } catch (error) {
      if (name === undefined || !isOutdated(error)) throw error;
      return this.#ask<R>(statement);
    }
  }

  async #ask<R>(statement: { text: string; values: unknown[]; name?: string }): Promise<QueryResult<R>> {
    const { rows } = await this.client.query(statement);
    return { rows: rows as R[] };
  }

  // biome-ignore lint/correctness/useYield: the interface wants it
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing here reads rows one by one');
  }
}

const isOutdated = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === OUTDATED_PLAN;
