import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

let connection: pg.Pool | undefined;

/** A process asks the server for its databases over one connection: to open another takes a fifth of a copy. */
function server(): pg.Pool {
  if (!connection) {
    connection = new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true });
    // One that breaks while it is idle is replaced.
    connection.on('error', () => undefined);
  }
  return connection;
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return url;
}

/** The address of a database on the PostgreSQL of the test run. */
export function addressOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export async function createDatabase(name: string): Promise<void> {
  await server().query(`create database ${name}`);
}

/** Makes `name` a copy of `template`, which nobody may be connected to. */
export async function copyDatabase(template: string, name: string): Promise<void> {
  await server().query(`create database ${name} template ${template} ${await quickest()}`);
}

let strategy: string | undefined;

/** Since 15 a copy goes through the log unless it is asked for as files, which takes half of the time where no disk is waited for. */
async function quickest(): Promise<string> {
  if (strategy === undefined) {
    const { rows } = await server().query('show server_version_num');
    strategy = Number(rows[0].server_version_num) >= 150_000 ? 'strategy file_copy' : '';
  }
  return strategy;
}

/**
 * A pool reports its end before the server has processed it. Dropped by force at that moment, the server would break a
 * connection without listeners, and the whole run with it.
 */
export async function dropDatabase(name: string): Promise<void> {
  await waitUntilLeft(name);
  await server().query(`drop database ${name} with (force)`);
}

/** Drops all databases with this prefix, ending their connections. */
export async function dropDatabasesNamed(beginning: string): Promise<void> {
  const { rows } = await server().query('select datname from pg_database where starts_with(datname, $1)', [
    beginning,
  ]);
  for (const { datname } of rows) await server().query(`drop database ${datname} with (force)`);
}

/** Waits until nobody is connected to a database any more; a second, at most: beyond that the server reports it. */
export async function waitUntilLeft(name: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { rows } = await server().query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (rows.length === 0) return;
    await wait(10);
  }
}

/** Ends what this process has open on the server. */
export async function leaveServer(): Promise<void> {
  await connection?.end();
  connection = undefined;
}
