import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { Db, Tables } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.server.ts';

export interface TestDatabase {
  db: Db;
  engine: Engine;
  url: string | null;
  close(): Promise<void>;
}

const postgresUrl = process.env.TEST_DATABASE_URL;

/** A suite on both engines, named after each. Without PostgreSQL its half counts as skipped. */
export function describeOnEngines(what: string, suite: (engine: Engine) => void): void {
  describe(`${what} on sqlite`, () => suite('sqlite'));
  describe.skipIf(postgresUrl === undefined)(`${what} on postgres`, () => suite('postgres'));
}

function rethrow(error: Error): never {
  throw error;
}

/**
 * A migrated, empty database of its own: in memory, or a new one on the PostgreSQL of the test run; both are copies of
 * what the run migrated once (`migrated-databases.ts`).
 */
export async function openTestDatabase(
  engine: Engine,
  { poolSize = 5, onError = rethrow }: { poolSize?: number; onError?: (error: Error) => void } = {},
): Promise<TestDatabase> {
  if (engine === 'sqlite') {
    const database = openMigratedSqlite(onError);
    return { db: database.db, engine, url: null, close: database.close };
  }
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL is not set');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(postgresUrl, `create database ${name} ${inject('copyOfMigrated')}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const database = openDatabase<Tables>({ url: url.href, dataDir: '', onError, poolSize });
  return {
    db: database.db,
    engine,
    url: url.href,
    async close() {
      await database.close();
      await dropDatabase(postgresUrl, name);
    },
  };
}

/** The same in memory, as services take it over. */
export function openMigratedSqlite(onError: (error: Error) => void = rethrow): OpenDatabase<Tables> {
  const contents = readFileSync(inject('migratedSqlite'));
  return openDatabase<Tables>({ dataDir: ':memory:', contents, onError });
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * A pool says it has ended when it has said goodbye, which is before the server has heard it. Dropped by force at that
 * moment, the server would break a connection nobody listens to any more, and the whole run with it.
 */
async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let attempt = 0; attempt < 100; attempt++) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rows.length === 0) break;
    await wait(10);
  }
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}
