import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Tag for everything that shows articles or the criteria they are sorted by. */
export function magazineTag(): CacheTag {
  return cacheTag('magazine');
}
