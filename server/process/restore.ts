import { parseArgs } from 'node:util';
import type { Tables } from '#features/database.server.ts';
import { type CheckedBackup, checkBackup, restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { findBackups } from '#platform/backup/stored-backups.server.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, parseConfig } from '#platform/config.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { recordRun } from '#platform/jobs/job-store.server.ts';
import { createStorage } from '#platform/storage/create-storage.server.ts';
import { sentenceOf } from './backup-errors.ts';
import { recorded } from './record-run.ts';
import { backupTools, hasDatabase, openPlace, UPLOADS } from './site-of-backups.ts';
import { explainDatabaseErrors, StartError } from './start-errors.ts';

// `npm run restore`: a backup into an empty place, with --check into one that is removed (docs/operations/backup.md).
try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      backup: { type: 'string' },
      list: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  });
  process.exitCode = await run(parseConfig(process.env), values);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}

interface Arguments {
  from?: string | undefined;
  backup?: string | undefined;
  list: boolean;
  check: boolean;
  overwrite: boolean;
}

async function run(config: Config, given: Arguments): Promise<number> {
  const place = await openPlace(config, given.from, { isNew: false });
  try {
    const names = await findBackups(place);
    if (given.list) {
      console.log(names.join('\n'));
      return 0;
    }
    const name = given.backup ?? names.at(-1);
    if (name === undefined) throw new StartError(`There is no backup in ${place.to}.`);
    if (given.check)
      return await check(config, name, () => checkBackup(place, name, backupTools.inspectBooks));
    const { databaseUrl, dataDir } = config;
    const target = {
      databaseUrl,
      dataDir,
      prefixes: UPLOADS,
      uploads: await createStorage(config, randomIds),
    };
    const options = { ...backupTools, clock: systemClock, isOverwriting: given.overwrite };
    const manifest = await explainDatabaseErrors(config, () => restoreBackup(place, name, target, options));
    console.log(
      `Restored ${name} of ${manifest.takenAt}: ${manifest.rows.orders ?? 0} orders, ${manifest.uploads.length} uploads. Start the site; then look at docs/operations/backup.md#after-a-restore.`,
    );
    return 0;
  } finally {
    place.close();
  }
}

/** Records the result in the database of the site, where there is one: a machine that only checks has none. */
async function check(config: Config, name: string, work: () => Promise<CheckedBackup>): Promise<number> {
  const database = hasDatabase(config)
    ? openDatabase<Tables>({ url: config.databaseUrl, dataDir: config.dataDir, onError: () => undefined })
    : null;
  try {
    const { manifest, faults } = await recorded(
      async (result) => {
        if (database) await recordRun(database.db, { name: 'restore-check', ...result });
      },
      systemClock,
      work,
      (checked) => checked.faults.join('; ') || null,
    );
    for (const fault of faults) console.error(`Fault in ${name}: ${fault}.`);
    console.log(
      `Checked ${name} of ${manifest.takenAt}: ${Object.keys(manifest.rows).length} tables, ${manifest.rows.orders ?? 0} orders, ${manifest.uploads.length} uploads, ${faults.length} faults.`,
    );
    return faults.length > 0 ? 1 : 0;
  } finally {
    await database?.close();
  }
}
