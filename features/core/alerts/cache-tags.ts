import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows breaking news or sticky items depends on this tag. */
export function alertsTag(): CacheTag {
  return cacheTag('alerts');
}
