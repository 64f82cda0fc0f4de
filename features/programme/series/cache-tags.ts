import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows series depends on this tag. */
export function seriesTag(): CacheTag {
  return cacheTag('series');
}
