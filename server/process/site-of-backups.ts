import { existsSync } from 'node:fs';
import path from 'node:path';
import { findWrongBalances } from '#features/box-office/ticketing/index.server.ts';
import { ORIGINALS } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { FORM_FILES } from '#features/website/forms/index.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { type BackupPlace, openBackupPlace } from '#platform/backup/backup-place.server.ts';
import { SQLITE_FILE } from '#platform/backup/snapshot-database.server.ts';
import type { Config } from '#platform/config.server.ts';
import { type AnyDatabase, readMigrations } from '#platform/database/copy/table-shape.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { StartError } from './start-errors.ts';

/** Prefixes of uploaded files; derivatives of pictures are made again. */
export const UPLOADS = [ORIGINALS, FORM_FILES];

/** Schema and rules a backup is taken and restored by. */
export const backupTools = {
  migrations: migrationsFor,
  /** Judges books of the current schema; others are those of another build. */
  async inspectBooks(db: AnyDatabase): Promise<string[]> {
    const current = Object.keys(migrationsFor('sqlite')).toSorted().at(-1);
    if ((await readMigrations(db)).at(-1) !== current) return [];
    const wrong = await findWrongBalances(db as unknown as Db);
    return wrong.length === 0
      ? []
      : [`balances of ${wrong.length} orders do not add up (npm run orders:rebuild-balances): ${wrong[0]}`];
  },
};

/** Tells if there is a database to open; a file that is missing would be made. */
export const hasDatabase = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, SQLITE_FILE));

/** Opens the place an argument names, or BACKUP_TO. Throws `StartError` where there is none, `BackupPlaceError`. */
export async function openPlace(
  { backup }: Pick<Config, 'backup'>,
  given: string | undefined,
  { isNew }: { isNew: boolean },
): Promise<BackupPlace & { to: string }> {
  const to = given ?? backup.to;
  if (to === undefined)
    throw new StartError('Name a folder or s3:// and a bucket, as an argument or in BACKUP_TO.');
  const { s3, passphrase } = backup;
  return { ...(await openBackupPlace({ to, s3, passphrase }, randomIds, { isNew })), to };
}
