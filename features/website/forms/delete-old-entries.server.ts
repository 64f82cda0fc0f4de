import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { succeed } from '#lib/result.ts';
import { instantAt } from '#lib/venue-instant.ts';
import type { Day } from '#lib/venue-time.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { deleteEntriesBefore } from './purge-entries.server.ts';

/** Deletes the entries of a form from before a day of the venue, with their files; gives how many. Throws `Problem` 403. */
export async function deleteOldEntries(
  services: WriteServices & { storage: FileStorage },
  actor: Actor,
  formId: number,
  before: Day,
): Promise<number> {
  // Audited first: a deletion must not go unrecorded.
  await inWrite(services, actor, 'read-entries', async ({ record }) => {
    const after = { deleted_before: before };
    record({ entity: 'form-entries', id: formId, before: { deleted_before: null }, after, tags: [] });
    return succeed(null);
  });
  return deleteEntriesBefore(services, formId, instantAt(before, '00:00'));
}
