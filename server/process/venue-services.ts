import { RESOURCES } from '#features/all-resources.server.ts';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import { claimDataDir } from '#platform/data-dir.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { createPostgresEventBus } from '#platform/events/postgres-event-bus.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createStorage } from '#platform/storage/create-storage.server.ts';
import { explainDatabaseErrors } from './start-errors.ts';

/**
 * Opens the services of the archive commands. `isAlone` claims the data on SQLite, as a server does: a running one
 * would go on serving its data from memory. Throws `StartError`.
 */
export function openVenueServices(
  config: Config,
  { isAlone, onError }: { isAlone: boolean; onError: (error: Error) => void },
) {
  return explainDatabaseErrors(config, async () => {
    const release = isAlone && !config.databaseUrl ? claimDataDir(config.dataDir) : () => undefined;
    const log = createLog('silent');
    const { db, engine, postgresUrl, close } = openDatabase<Tables>({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError,
    });
    try {
      await migrateToLatest(db, migrationsFor(engine));
      const bus = postgresUrl ? await createPostgresEventBus(postgresUrl, log) : createLocalEventBus();
      const storage = await createStorage(config, randomIds);
      return {
        ...{ db, engine, bus, log, storage },
        clock: systemClock,
        resources: RESOURCES,
        async close() {
          await bus.close();
          await close();
          release();
        },
      };
    } catch (error) {
      await close();
      release();
      throw error;
    }
  });
}
