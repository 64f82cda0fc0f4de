import type { Tables } from '#features/database.server.ts';
import { rotateTicketKey } from '#features/shop/orders/index.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { parseConfig } from '#platform/config.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { explainDatabaseErrors, isOperatorError } from './start-errors.ts';

// `npm run tickets:rotate-key`: signs tickets with a new key from now on; earlier ones remain valid.
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
      const { former, current } = await rotateTicketKey(db);
      console.log(
        `Tickets are signed with key ${current} within a minute. Those signed with ${former} stay valid.`,
      );
    } finally {
      await close();
    }
  });
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error);
  process.exitCode = 1;
}
