import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Tag for everything that searches with synonyms. */
export function synonymsTag(): CacheTag {
  return cacheTag('search-synonyms');
}
