import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows productions, events or their categories. */
export function programmeTag(): CacheTag {
  return cacheTag('programme');
}
