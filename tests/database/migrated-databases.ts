import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFor } from '#migrations/index.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The SQLite file that is copied for every test. */
    migratedSqlite: string;
    /** What makes a PostgreSQL database a copy of the migrated one; empty without PostgreSQL. */
    copyOfMigrated: string;
  }
}

const postgresUrl = process.env.TEST_DATABASE_URL;

let folder = '';
let name = '';

/** Migrates one database of each engine for the whole run: copying one takes a fiftieth of migrating it. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'migrated-'));
  const file = path.join(folder, 'migrated.sqlite');
  await migrateSqlite(file);
  project.provide('migratedSqlite', file);
  name = postgresUrl ? await migratePostgres(postgresUrl) : '';
  project.provide('copyOfMigrated', postgresUrl ? `template ${name} ${await quickest(postgresUrl)}` : '');
}

export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (postgresUrl) await onServer(postgresUrl, `drop database ${name} with (force)`);
}

async function migrateSqlite(file: string): Promise<void> {
  const { db, close } = openDatabase({ dataDir: ':memory:', onError: rethrow });
  await migrateToLatest(db, migrationsFor('sqlite'));
  await sql`vacuum into ${file}`.execute(db);
  await close();
}

async function migratePostgres(server: string): Promise<string> {
  const name = `migrated_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db, close } = openDatabase({ url: url.href, dataDir: '', onError: rethrow });
  await migrateToLatest(db, migrationsFor('postgres'));
  await close();
  await waitUntilLeft(server, name);
  return name;
}

/** Since 15 a copy goes through the log unless it is asked for as files, which takes half of the time where no disk is waited for. */
async function quickest(server: string): Promise<string> {
  const { rows } = await onServer(server, 'show server_version_num');
  return Number(rows[0].server_version_num) >= 150_000 ? 'strategy file_copy' : '';
}

/** A database that somebody is connected to cannot be copied, and a pool's goodbye takes its way. */
async function waitUntilLeft(server: string, name: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const { rows } = await onServer(server, 'select 1 from pg_stat_activity where datname = $1', [name]);
    if (rows.length === 0) return;
  }
  throw new Error('The migrated database is still in use');
}

async function onServer(url: string, statement: string, values: string[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(statement, values);
  await client.end();
  return result;
}

function rethrow(error: Error): never {
  throw error;
}
