import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Cache tag of everything that shows any of the settings. */
export function settingsTag(): CacheTag {
  return cacheTag('settings');
}
