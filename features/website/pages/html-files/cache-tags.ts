import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows or lists a file of HTML depends on this tag. */
export function htmlFilesTag(): CacheTag {
  return cacheTag('html-files');
}
