import { stat } from 'node:fs/promises';
import path from 'node:path';
import { originalKey } from '#features/core/media/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { optionalLocalizedColumns } from '#platform/database/columns.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { recordings } from './content/recordings.ts';

/** The sounds and films of the demo venue, with their transcripts. Returns the ids by slug. */
export async function loadRecordings(
  trx: Trx,
  storage: Pick<FileStorage, 'write'>,
  now: Instant,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { slug, kind, contentType, file, transcript, captions = null } of recordings) {
    const { size: bytes } = await stat(file);
    await storage.write(originalKey(slug), { path: file, bytes, contentType });
    const { id } = await trx
      .insertInto('assets')
      .values({
        kind,
        name: slug + path.extname(file),
        content_type: contentType,
        bytes,
        storage_key: slug,
        ...optionalLocalizedColumns('transcript', transcript),
        ...optionalLocalizedColumns('captions', captions),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, id);
  }
  return ids;
}
