import { findWrongBalances, rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { parseConfig } from '#platform/config.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { explainDatabaseErrors, isOperatorError } from './start-errors.ts';

// `npm run orders:rebuild-balances`: computes what every order owes from its tickets and payments, and names those that differed.
try {
  const config = parseConfig(process.env);
  await explainDatabaseErrors(config, async () => {
    const { db, engine, close } = openDatabase<Tables>({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => console.error(error.message),
    });
    try {
      await migrateToLatest(db, migrationsFor(engine));
      const wrong = await findWrongBalances(db);
      const count = await rebuildOrderBalances(db);
      console.log(`Rebuilt the balances of ${count} orders; ${wrong.length} had differed.`);
      for (const number of wrong) console.log(`  ${number}`);
    } finally {
      await close();
    }
  });
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error);
  process.exitCode = 1;
}
