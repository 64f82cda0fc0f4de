import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { documentsTag, documentTag } from './cache-tags.ts';
import { findStarted } from './publication-store.server.ts';

/** The tags of documents published or taken offline by plan after `since`, until `now`. */
export async function duePublications(db: Db, since: Instant, now: Instant): Promise<CacheTag[]> {
  const started = await findStarted(db, since, now);
  return started.length === 0 ? [] : [documentsTag(), ...started.map(documentTag)];
}
