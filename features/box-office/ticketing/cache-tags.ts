import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

const PERFORMANCE = 'performance';

/** Tag for everything that shows prices or free places of an event's sale. `jetId` is the number the box office knows it by. */
export function performanceTag(jetId: number): CacheTag {
  return cacheTag(PERFORMANCE, jetId);
}

/** Free places change many times a second: stale pages may be served a moment longer while they are rendered again. */
export function isPerformanceTag(tag: CacheTag): boolean {
  return tag.startsWith(`${PERFORMANCE}:`);
}
