import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows what is published of a document depends on this tag. */
export function documentTag(id: number): CacheTag {
  return cacheTag('document', id);
}

/** Who works on the draft of a document, or shows how far it is, depends on this tag. */
export function draftTag(id: number): CacheTag {
  return cacheTag('draft', id);
}

export function isDraftTag(tag: CacheTag): boolean {
  return tag.startsWith('draft:');
}

/** What shows what is published of any document depends on this tag: the search, the site map. */
export function documentsTag(): CacheTag {
  return cacheTag('documents');
}
