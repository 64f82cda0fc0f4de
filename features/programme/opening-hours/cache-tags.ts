import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows opening hours. */
export function openingHoursTag(): CacheTag {
  return cacheTag('opening-hours');
}
