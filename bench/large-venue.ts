import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadLarge } from '#demo/load-large.server.ts';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.server.ts';

export interface LargeVenue {
  database: OpenDatabase<Tables>;
  /** Folder of the SQLite file. */
  dataDir: string;
  close(): Promise<void>;
}

/** A separate database with 20,000 upcoming events: on the PostgreSQL at `url`, else a new SQLite file. */
export async function openLargeVenue(url?: string): Promise<LargeVenue> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const database = openDatabase<Tables>({
    url,
    dataDir,
    onError: (error) => {
      throw error;
    },
  });
  await migrateToLatest(database.db, migrationsFor(database.engine));
  await loadLarge(database.db, systemClock.today());
  return {
    database,
    dataDir,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
