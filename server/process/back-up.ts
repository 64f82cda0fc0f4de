import { parseArgs } from 'node:util';
import type { Tables } from '#features/database.server.ts';
import { withBackupLock } from '#platform/backup/backup-lock.server.ts';
import { takeBackup } from '#platform/backup/take-backup.server.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, parseConfig } from '#platform/config.server.ts';
import type { AnyDatabase } from '#platform/database/copy/table-shape.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { recordRun } from '#platform/jobs/job-store.server.ts';
import { createStorage } from '#platform/storage/create-storage.server.ts';
import { sentenceOf } from './backup-errors.ts';
import { recorded } from './record-run.ts';
import { backupTools, hasDatabase, openPlace, UPLOADS } from './site-of-backups.ts';
import { explainDatabaseErrors, StartError } from './start-errors.ts';

// `npm run backup`: database and uploads to a folder or bucket while the site serves (docs/operations/backup.md).
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  process.exitCode = await run(parseConfig(process.env), values.to);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}

async function run(config: Config, to: string | undefined): Promise<number> {
  requireDatabase(config);
  const place = await openPlace(config, to, { isNew: true });
  const { db, engine, close } = await explainDatabaseErrors(config, async () =>
    openDatabase<Tables>({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => console.error(error.message),
    }),
  );
  try {
    const storage = await createStorage(config, randomIds);
    const site = {
      database: { db: db as unknown as AnyDatabase, engine },
      uploads: storage,
      prefixes: UPLOADS,
      sqliteMigrations: backupTools.migrations('sqlite'),
      inspectBooks: backupTools.inspectBooks,
    };
    const options = { clock: systemClock, retention: config.backup.retention };
    const taken = await withBackupLock(config, () =>
      recorded(
        (result) => recordRun(db, { name: 'backup', ...result }),
        systemClock,
        () => takeBackup(site, place, options),
        ({ faults }) => faults.join('; ') || null,
      ),
    );
    if (taken === null) {
      console.error('Another backup of this site is running. Nothing was done.');
      return 1;
    }
    const { name, manifest, added, removed, faults } = taken;
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `Backup ${name} in ${place.to}${place.isSealed ? ', encrypted' : ''}: ${rows} rows, ${manifest.uploads.length} uploads (${added.files} of them new).`,
    );
    if (removed.length > 0) console.log(`Removed by retention: ${removed.join(', ')}.`);
    for (const fault of faults) console.error(`The backup is stored, but look at the database: ${fault}.`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await close();
    place.close();
  }
}

/** Opening a SQLite that is not there would make one, and its backup would hide the mistake. */
function requireDatabase(config: Config): void {
  if (!hasDatabase(config)) throw new StartError(`There is no database in DATA_DIR (${config.dataDir}).`);
}
