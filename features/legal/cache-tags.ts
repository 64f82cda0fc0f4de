import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows a legal page depends on this tag. */
export function legalPagesTag(): CacheTag {
  return cacheTag('legal');
}
