import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { deleteEntries, findEntriesBefore, findFilesOf, listForms } from './store.server.ts';
import { formFileKey, purgeUnclaimed } from './temp-files.server.ts';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 200;
type Services = { db: Db; clock: Clock; storage: FileStorage };

/** Deletes entries past the retention of their form, and files without a submission within an hour. */
export async function purgeOldEntries(services: Services): Promise<void> {
  const { db, clock } = services;
  const daysAgo = (days: number) => new Date(clock.time() - days * DAY_MS).toISOString();
  for (const { id, retentionDays } of await listForms(db))
    await deleteEntriesBefore(services, id, daysAgo(retentionDays));
  await purgeUnclaimed(services);
}

/** Deletes the entries of a form that were sent before an instant, with their files; gives how many. */
export async function deleteEntriesBefore(
  { db, storage }: Omit<Services, 'clock'>,
  formId: number,
  instant: string,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const ids = await findEntriesBefore(db, formId, instant, AT_ONCE);
    if (ids.length === 0) return deleted;
    for (const file of await findFilesOf(db, ids)) await storage.delete(formFileKey(file.id));
    await inTransaction(db, (trx) => deleteEntries(trx, ids));
    deleted += ids.length;
  }
}
