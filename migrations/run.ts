import type { Tables } from '#features/database.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { createLog } from '#platform/log.server.ts';
import { migrationsFor } from './index.ts';

// `npm run db:migrate`: brings the configured database to the current schema before new nodes start on it.
const config = parseConfig(process.env);
const log = createLog(config.logLevel);
const database = openDatabase<Tables>({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  onError: (error) => log.error({ err: error }, 'a database connection broke'),
});
const steps = await migrateToLatest(database.db, migrationsFor(database.engine));
log.info(
  { steps },
  steps.length === 0 ? 'the schema is current' : 'brought the database to the current schema',
);
await database.close();
