import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows series. */
export function seriesTag(): CacheTag {
  return cacheTag('series');
}

/** Cache tag of everything that shows people of the ensemble. */
export function ensembleTag(): CacheTag {
  return cacheTag('ensemble');
}
