import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows a menu. */
export function menusTag(): CacheTag {
  return cacheTag('navigation');
}
