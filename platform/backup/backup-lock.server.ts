import path from 'node:path';
import { claimFile } from '../data-dir.server.ts';
import { loadPg } from '../database/load-pg.server.ts';

const NAME = 'buntspecht: backup';

/**
 * Runs `work` while no other backup of the same site runs, since the other would remove files this one counts on; gives `null` at once where
 * one does. The lock ends with the process.
 */
export async function withBackupLock<T>(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  work: () => Promise<T>,
): Promise<T | null> {
  if (databaseUrl === undefined) {
    const release = claimFile(path.join(dataDir, 'backup.lock'));
    if (release === null) return null;
    return work().finally(release);
  }
  const client = new (loadPg().Client)({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as is_free', [NAME]);
    return rows[0]?.is_free ? await work() : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
