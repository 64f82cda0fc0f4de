import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { pagesTag } from './cache-tags.ts';
import { hasWindowChanged } from './store.server.ts';

/** The tags of pages that were published or taken offline on schedule after `since`, until `now`. */
export async function duePageWindows(db: Db, since: Instant, now: Instant): Promise<CacheTag[]> {
  return (await hasWindowChanged(db, since, now)) ? [pagesTag()] : [];
}
