import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows any of the settings depends on this tag. */
export function settingsTag(): CacheTag {
  return cacheTag('settings');
}
