import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows forms within pages. */
export function formsTag(): CacheTag {
  return cacheTag('forms');
}
