import { rebuildReferences } from '#features/core/documents/index.server.ts';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { parseConfig } from '#platform/config.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { explainDatabaseErrors, isOperatorError } from './start-errors.ts';

// `npm run content:rebuild-references`: computes which ids documents name from their drafts and published versions.
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
      const count = await inTransaction(db, (trx) => rebuildReferences(trx, engine));
      console.log(`Rebuilt the index of ${count} references of documents.`);
    } finally {
      await close();
    }
  });
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error);
  process.exitCode = 1;
}
