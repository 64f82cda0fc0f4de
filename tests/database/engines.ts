import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, inject } from 'vitest';
import type { Db, Tables } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.server.ts';
import { addressOf, copyDatabase, dropDatabase } from './postgres-copies.ts';

export interface TestDatabase {
  db: Db;
  engine: Engine;
  url: string | null;
  close(): Promise<void>;
}

/** Suites about locks, money, documents and the schema: they run on both engines every time, all others in a full run. */
const ALWAYS_ON_BOTH =
  /\/(?:migrations|platform|tests\/(?:backup|closings|database|order-balance|outbox|payments|ticketing)|tests\/integration\/documents)\b/;

/** A suite on both engines, named after each. Without PostgreSQL its half counts as skipped. */
export function describeOnEngines(what: string, suite: (engine: Engine) => void): void {
  describe(`${what} on sqlite`, () => suite('sqlite'));
  if (process.env.TEST_EXTENT === 'usual' && !ALWAYS_ON_BOTH.test(expect.getState().testPath ?? '')) return;
  describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(`${what} on postgres`, () =>
    suite('postgres'),
  );
}

function rethrow(error: Error): never {
  throw error;
}

/**
 * A separate database, in memory or a new one on the PostgreSQL of the test run: a copy of `from`, which is a file or the
 * name of a database, or else of the migrated and empty one (`migrated-databases.ts`).
 */
export async function openTestDatabase(
  engine: Engine,
  {
    poolSize = 5,
    onError = rethrow,
    from,
  }: { poolSize?: number; onError?: (error: Error) => void; from?: string | undefined } = {},
): Promise<TestDatabase> {
  if (engine === 'sqlite') {
    const database = openSqliteCopy({ onError, from });
    return { db: database.db, engine, url: null, close: database.close };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(from ?? inject('migratedPostgres'), name);
  const url = addressOf(name);
  const database = openDatabase<Tables>({ url, dataDir: '', onError, poolSize });
  return {
    db: database.db,
    engine,
    url,
    async close() {
      await database.close();
      await dropDatabase(name);
    },
  };
}

/** The same in memory, as services take it over. */
export function openSqliteCopy({
  onError = rethrow,
  from = inject('migratedSqlite'),
}: {
  onError?: (error: Error) => void;
  from?: string | undefined;
} = {}): OpenDatabase<Tables> {
  return openDatabase<Tables>({ dataDir: ':memory:', contents: readFileSync(from), onError });
}
