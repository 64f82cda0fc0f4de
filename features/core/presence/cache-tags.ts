import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows who is where depends on this tag. */
export function presenceTag(): CacheTag {
  return cacheTag('presence');
}
