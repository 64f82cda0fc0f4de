import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows venues and rooms depends on this tag. */
export function venuesTag(): CacheTag {
  return cacheTag('venues');
}
