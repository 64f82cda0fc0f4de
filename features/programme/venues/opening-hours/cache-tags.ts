import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows when the house is open depends on this tag. */
export function openingHoursTag(): CacheTag {
  return cacheTag('opening-hours');
}
