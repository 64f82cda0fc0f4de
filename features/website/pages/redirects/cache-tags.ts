import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows where old paths lead depends on this tag. */
export function redirectsTag(): CacheTag {
  return cacheTag('redirects');
}
