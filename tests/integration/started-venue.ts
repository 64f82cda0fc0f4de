import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { fixedDatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { OpenDatabase } from '#platform/database/open-database.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { createLocalStorage } from '#platform/storage/local-storage.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { openSqliteCopy } from '#tests/database/engines.ts';
import { addressOf, copyDatabase, waitUntilLeft } from '#tests/database/postgres-copies.ts';

/** Initial state of a venue. */
interface FirstStart {
  engine: Engine;
  /** ISO instant. */
  now: string;
  /** True if it is the demo venue; an empty one has its pages. */
  demo: boolean;
}

export interface StartedVenue {
  /** Source that databases are copied from: a file, or the name of a database. */
  database: string;
  /** The folder of its pictures and recordings. */
  files: string;
}

const venues = new Map<string, Promise<StartedVenue>>();

/**
 * A venue as its first start leaves it, to be copied and left unchanged. A process starts it once for all its tests: with the
 * demo that takes ten times as long as to copy it.
 */
export function startedVenue(first: FirstStart): Promise<StartedVenue> {
  const key = JSON.stringify(first);
  const known = venues.get(key);
  if (known !== undefined) return known;
  const venue = start(first);
  venues.set(key, venue);
  // Removes a failed venue, so that the next test tries again.
  venue.catch(() => venues.delete(key));
  return venue;
}

async function start({ engine, now, demo }: FirstStart): Promise<StartedVenue> {
  const folder = await mkdtemp(path.join(path.dirname(inject('migratedSqlite')), 'venue-'));
  const files = path.join(folder, 'files');
  const clock = createFixedClock(now);
  const open = (on: { url: string } | { database: OpenDatabase<Tables> }): Promise<Services> =>
    openServices(
      parseConfig({
        DATA_DIR: ':memory:',
        DATABASE_URL: 'url' in on ? on.url : undefined,
        LOG_LEVEL: 'silent',
        DEMO: demo ? '1' : '0',
      }),
      {
        clock,
        databaseClock: fixedDatabaseClock(clock),
        storage: createLocalStorage(files, randomIds),
        ...('database' in on ? { database: on.database } : {}),
      },
    );
  if (engine === 'sqlite') {
    const services = await open({ database: openSqliteCopy() });
    const database = path.join(folder, 'venue.sqlite');
    await sql`vacuum into ${database}`.execute(services.db);
    await services.close();
    return { database, files };
  }
  const database = `${inject('migratedPostgres')}_${randomBytes(6).toString('hex')}`;
  await copyDatabase(inject('migratedPostgres'), database);
  const services = await open({ url: addressOf(database) });
  await services.close();
  await waitUntilLeft(database);
  return { database, files };
}
