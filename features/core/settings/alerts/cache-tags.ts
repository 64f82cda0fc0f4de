import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Returns the cache tag of everything that shows breaking news or sticky items. */
export function alertsTag(): CacheTag {
  return cacheTag('alerts');
}
