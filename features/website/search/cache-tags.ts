import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What finds by synonyms depends on this tag. */
export function synonymsTag(): CacheTag {
  return cacheTag('search-synonyms');
}
