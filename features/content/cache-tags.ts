import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows what is published of a document depends on this tag. */
export function documentTag(id: number): CacheTag {
  return cacheTag('document', id);
}

/** What shows what is published of any document depends on this tag: the search, the site map. */
export function documentsTag(): CacheTag {
  return cacheTag('documents');
}
