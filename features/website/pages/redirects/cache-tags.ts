import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Tag for everything that shows the targets of old paths. */
export function redirectsTag(): CacheTag {
  return cacheTag('redirects');
}
