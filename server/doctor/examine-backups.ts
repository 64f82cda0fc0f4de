import type { Tables } from '#features/database.server.ts';
import { instantOfBackup } from '#platform/backup/backup-manifest.ts';
import { findBackups } from '#platform/backup/stored-backups.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { findJobs } from '#platform/jobs/job-store.server.ts';
import { hasDatabase, openPlace } from '../process/site-of-backups.ts';
import { examineDisk } from './examine-machine.ts';
import { codeOf, type Finding, fault, ok, warning } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A daily backup, and one that was missed once. */
const WARNED_HOURS = 26;
const FAULT_HOURS = 50;
/** A weekly check, and a day. */
const CHECKED_HOURS = 8 * 24;
const HOW = 'Enable the timers of deploy/ (docs/operations/backup.md).';

/** The last backup and its age, and whether restoring one was tried lately. */
export async function examineBackups(config: Config, clock: Clock): Promise<Finding[]> {
  const part = 'backup';
  const { backup, instance } = config;
  const severity = instance === 'production' ? fault : warning;
  if (backup.to === undefined) return [severity(part, 'BACKUP_TO is not set: nobody takes backups.', HOW)];
  try {
    const place = await openPlace(config, undefined, { isNew: false });
    const last = (await findBackups(place)).at(-1);
    place.close();
    if (last === undefined) return [severity(part, `There is none in ${backup.to}.`, HOW)];
    const hours = Math.floor((clock.time() - Date.parse(instantOfBackup(last) ?? '')) / HOUR_MS);
    const text = `The last one is ${last}, ${hours} hours old.`;
    const age =
      hours > FAULT_HOURS
        ? severity(part, text, HOW)
        : hours > WARNED_HOURS
          ? warning(part, text, HOW)
          : ok(part, text);
    const isAway = backup.to.startsWith('s3://');
    const open = isAway && !place.isSealed;
    return [
      age,
      ...(open
        ? [
            warning(
              part,
              'It lies in a bucket and is not encrypted.',
              'Set BACKUP_PASSPHRASE and name another bucket.',
            ),
          ]
        : []),
      ...(isAway ? [] : [await examineDisk('backup disk', backup.to)]),
      ...(hasDatabase(config) ? [await examineCheck(config, clock)] : []),
    ];
  } catch (error) {
    const isExplained = error instanceof Error && error.name === 'BackupPlaceError';
    return [
      severity(part, isExplained ? error.message : `${backup.to} cannot be read: ${codeOf(error)}.`, HOW),
    ];
  }
}

async function examineCheck(config: Config, clock: Clock): Promise<Finding> {
  const part = 'restore';
  const { db, close } = openDatabase<Tables>({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onError: () => undefined,
  });
  try {
    const run = (await findJobs(db)).find(({ name }) => name === 'restore-check');
    const how = 'Run npm run restore -- --check, or enable its timer (docs/operations/backup.md).';
    if (!run?.ended_at) return warning(part, 'Nobody has tried to restore a backup.', how);
    if (run.error !== null) return fault(part, `The last try failed: ${run.error}.`, how);
    const hours = Math.floor((clock.time() - Date.parse(run.ended_at)) / HOUR_MS);
    const text = `Restoring was tried ${hours} hours ago and went well.`;
    return hours > CHECKED_HOURS ? warning(part, text, how) : ok(part, text);
  } catch (error) {
    return warning(part, `The last try cannot be read: ${codeOf(error)}.`, 'See the line of the database.');
  } finally {
    await close().catch(() => undefined);
  }
}
