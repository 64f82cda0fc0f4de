import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows series. */
export function seriesTag(): CacheTag {
  return cacheTag('series');
}
