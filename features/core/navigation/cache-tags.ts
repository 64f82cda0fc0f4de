import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows a menu depends on this tag. */
export function menusTag(): CacheTag {
  return cacheTag('navigation');
}
