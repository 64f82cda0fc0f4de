import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows one production depends on this tag. */
export function productionTag(id: number): CacheTag {
  return cacheTag('production', id);
}
