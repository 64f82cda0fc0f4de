import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { magazineTag } from './cache-tags.ts';
import { findNextArticleAt } from './store.server.ts';

/** The tag of the magazine where an article was published on schedule after `since`, until `now`. */
export async function dueArticles(db: Db, since: Instant, now: Instant): Promise<CacheTag[]> {
  const next = await findNextArticleAt(db, since);
  return next !== null && next <= now ? [magazineTag()] : [];
}
