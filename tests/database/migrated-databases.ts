import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrationsFor } from '#migrations/index.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import {
  addressOf,
  createDatabase,
  dropDatabasesNamed,
  leaveServer,
  waitUntilLeft,
} from './postgres-copies.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The SQLite file that is copied for every test. Its folder is there until the run is over. */
    migratedSqlite: string;
    /** The PostgreSQL database that is copied for every test; further databases of the run have it as a prefix. */
    migratedPostgres: string;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'migrated-'));
const name = `migrated_${randomBytes(6).toString('hex')}`;
const hasPostgres = process.env.TEST_DATABASE_URL !== undefined;

/** Migrates one database of each engine for the whole run: copying one takes a fiftieth of migrating it. */
export async function setup(project: TestProject): Promise<void> {
  const file = path.join(folder, 'migrated.sqlite');
  await migrateSqlite(file);
  project.provide('migratedSqlite', file);
  if (hasPostgres) await migratePostgres();
  project.provide('migratedPostgres', name);
}

export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (!hasPostgres) return;
  await dropDatabasesNamed(name);
  await leaveServer();
}

async function migrateSqlite(file: string): Promise<void> {
  const { db, close } = openDatabase({ dataDir: ':memory:', onError: rethrow });
  await migrateToLatest(db, migrationsFor('sqlite'));
  await sql`vacuum into ${file}`.execute(db);
  await close();
}

async function migratePostgres(): Promise<void> {
  await createDatabase(name);
  const { db, close } = openDatabase({ url: addressOf(name), dataDir: '', onError: rethrow });
  await migrateToLatest(db, migrationsFor('postgres'));
  await close();
  await waitUntilLeft(name);
}

function rethrow(error: Error): never {
  throw error;
}
