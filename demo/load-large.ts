import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { loadLarge } from './load-large.server.ts';

// `npm run demo:large`: 20,000 events in their own database (DATA_DIR, by default data/large).
const config = parseConfig({ DATA_DIR: 'data/large', ...process.env });
const database = openDatabase<Tables>({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  onError: (error) => console.error(error.message),
});
await migrateToLatest(database.db, migrationsFor(database.engine));
const existing = await database.db.selectFrom('venues').select('id').limit(1).executeTakeFirst();
if (existing) {
  console.error(
    `${config.databaseUrl ? 'The database' : config.dataDir} already holds a venue; nothing was changed.`,
  );
  process.exitCode = 1;
} else {
  console.log(`Loaded ${await loadLarge(database.db, systemClock.today())} events.`);
}
await database.close();
