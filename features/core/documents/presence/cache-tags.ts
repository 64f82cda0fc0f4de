import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows presence. */
export function presenceTag(): CacheTag {
  return cacheTag('presence');
}
