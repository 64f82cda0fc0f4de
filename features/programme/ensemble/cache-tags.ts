import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows people of the house depends on this tag. */
export function ensembleTag(): CacheTag {
  return cacheTag('ensemble');
}
