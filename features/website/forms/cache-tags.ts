import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows forms within pages depends on this tag. */
export function formsTag(): CacheTag {
  return cacheTag('forms');
}
