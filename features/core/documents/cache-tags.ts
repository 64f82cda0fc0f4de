import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Returns the cache tag of everything that shows the published version of a document. */
export function documentTag(id: number): CacheTag {
  return cacheTag('document', id);
}

/** Returns the cache tag of everything that edits the draft of a document or shows its progress. */
export function draftTag(id: number): CacheTag {
  return cacheTag('draft', id);
}

export function isDraftTag(tag: CacheTag): boolean {
  return tag.startsWith('draft:');
}

/** Cache tag of everything that shows the published content of any document: the search, the site map. */
export function documentsTag(): CacheTag {
  return cacheTag('documents');
}
