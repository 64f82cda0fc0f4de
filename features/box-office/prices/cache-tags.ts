import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows price lists as a whole depends on this tag. */
export function pricesTag(): CacheTag {
  return cacheTag('prices');
}
