import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { IdSource } from '../ids.server.ts';
import type { Mailer } from './email.ts';

const DAY_MS = 24 * 3_600_000;
/** Confirmation links are valid for three days at most, so retained emails contain no valid one. */
const RETENTION_DAYS = 7;

export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/**
 * Writes emails as files, one JSON file each. Names sort by time. Writes are atomic: readers of the folder see whole ones
 * only.
 */
export function outboxMailer(folder: string, clock: Clock, ids: IdSource): Mailer {
  return {
    async send(email) {
      const sentAt = clock.now();
      const file = path.join(folder, `${sentAt.replaceAll(':', '-')}-${ids.token()}.json`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, `${JSON.stringify({ sentAt, ...email }, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

/** Deletes the emails of the folder that were written more than a week ago; gives how many. */
export async function emptyOutbox(folder: string, clock: Clock): Promise<number> {
  const before = new Date(clock.time() - RETENTION_DAYS * DAY_MS).toISOString().replaceAll(':', '-');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const old = names.filter((name) => /^\d{4}-\d\d-\d\dT/.test(name) && name < before);
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old.length;
}
