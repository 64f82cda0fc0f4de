import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { StatementNames } from './statement-names.ts';

const FEATURE_NOT_SUPPORTED = '0A000';
const BEGINS = /^(begin|start transaction)/;
const ENDS = /^(commit|rollback)$/;

/** True if a statement was prepared before a migration changed the shape of its result. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === FEATURE_NOT_SUPPORTED &&
  error.message.startsWith('cached plan');

/**
 * A pool whose connections prepare what is asked often, once for each: to plan the join behind a list of events takes ten times as long
 * as to run it (docs/decisions/0093).
 */
export function preparing(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await pool.connect(), names) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}

class PreparingClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  #isInTransaction = false;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (BEGINS.test(text)) this.#isInTransaction = true;
    if (ENDS.test(text)) this.#isInTransaction = false;
    const values = [...parameters];
    const name = this.#names.nameOf(text);
    if (name === undefined) return this.#client.query({ text, values });
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#names.evict();
      // Within a transaction it is too late: that is repeated as a whole.
      if (this.#isInTransaction) throw error;
      return this.#client.query({ text, values });
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
