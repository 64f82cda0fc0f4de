import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows articles or what they are sorted by depends on this tag. */
export function magazineTag(): CacheTag {
  return cacheTag('magazine');
}
