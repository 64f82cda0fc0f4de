import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Tag for everything that shows or lists an HTML file. */
export function htmlFilesTag(): CacheTag {
  return cacheTag('html-files');
}
