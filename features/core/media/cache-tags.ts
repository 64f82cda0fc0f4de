import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows something of the library depends on this tag. */
export function assetTag(id: number): CacheTag {
  return cacheTag('asset', id);
}
