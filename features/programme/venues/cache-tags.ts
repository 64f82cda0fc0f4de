import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows venues and rooms. */
export function venuesTag(): CacheTag {
  return cacheTag('venues');
}
