import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFixedClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { fixedDatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { randomIds } from '#platform/ids.server.ts';
import type { Email } from '#platform/mail/email.ts';
import { createLocalStorage } from '#platform/storage/local-storage.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { openSqliteCopy, openTestDatabase } from '#tests/database/engines.ts';
import { startedVenue } from './started-venue.ts';

export interface TestServices {
  services: Services;
  clock: ReturnType<typeof createFixedClock>;
  /** Tags that were published, in their order. */
  tags: CacheTag[];
  /** Emails that were sent, in their order. */
  emails: Email[];
  /** The folder of uploaded files. */
  files: string;
  close(): Promise<void>;
}

/** Real services over their own database, with a clock that stands still; the demo venue only where it is asked for. */
export async function openTestServices(
  engine: Engine,
  {
    now = '2026-11-20T08:00:00.000Z',
    demo = false,
    signInAttempts = 20,
    publicOrigin,
  }: { now?: string; demo?: boolean; signInAttempts?: number; publicOrigin?: string } = {},
): Promise<TestServices> {
  const venue = await startedVenue({ engine, now, demo });
  const from = venue.database;
  const postgres = engine === 'postgres' ? await openTestDatabase(engine, { from }) : null;
  const clock = createFixedClock(now);
  const emails: Email[] = [];
  const files = await mkdtemp(path.join(os.tmpdir(), 'buntspecht-files-'));
  if (demo) await cp(venue.files, files, { recursive: true });
  const mailer = { send: async (email: Email) => void emails.push(email) };
  const services = await openServices(
    parseConfig({
      DATA_DIR: ':memory:',
      DATABASE_URL: postgres?.url ?? undefined,
      LOG_LEVEL: 'silent',
      DEMO: demo ? '1' : '0',
      SIGN_IN_ATTEMPTS: String(signInAttempts),
      PUBLIC_ORIGIN: publicOrigin,
    }),
    {
      clock,
      // The demo's dates come and go by the clock that stands still, on either engine.
      databaseClock: fixedDatabaseClock(clock),
      mailer,
      storage: createLocalStorage(files, randomIds),
      ...(postgres ? {} : { database: openSqliteCopy({ from }) }),
    },
  );
  const tags: CacheTag[] = [];
  services.bus.subscribe((event) => tags.push(...event.tags));
  return {
    services,
    clock,
    tags,
    emails,
    files,
    async close() {
      await services.close();
      await postgres?.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
