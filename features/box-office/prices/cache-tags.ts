import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Tag for everything that shows price lists as a whole. */
export function pricesTag(): CacheTag {
  return cacheTag('prices');
}
