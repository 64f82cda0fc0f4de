import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows productions, events and what they are sorted by depends on this tag. */
export function programmeTag(): CacheTag {
  return cacheTag('programme');
}
