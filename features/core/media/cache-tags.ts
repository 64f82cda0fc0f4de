import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows the asset. */
export function assetTag(id: number): CacheTag {
  return cacheTag('asset', id);
}
