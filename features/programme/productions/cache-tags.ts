import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows one production. */
export function productionTag(id: number): CacheTag {
  return cacheTag('production', id);
}
