import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { parseConfig } from '#platform/config.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { explainDatabaseErrors, isOperatorError } from './start-errors.ts';

// `npm run db:migrate`: brings the configured database to the current schema before new nodes start on it.
try {
  const config = parseConfig(process.env);
  const steps = await explainDatabaseErrors(config, async () => {
    const { db, engine, refreshStatistics, close } = openDatabase<Tables>({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => console.error(error.message),
    });
    try {
      const taken = await migrateToLatest(db, migrationsFor(engine));
      await refreshStatistics();
      return taken;
    } finally {
      await close();
    }
  });
  if (steps.length === 0) console.log('The schema is current.');
  else console.log(`Migrated the database: ${steps.join(', ')}.`);
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error);
  process.exitCode = 1;
}
