declare const brand: unique symbol;

/**
 * Cache tag pages and search documents depend on: they carry the tags of the content they show, and a change
 * invalidates the tags of the content it changed. Features create theirs with functions in `cache-tags.ts`; no other
 * string is accepted.
 */
export type CacheTag = string & { readonly [brand]: true };

/** A cache tag, of one entity where it has an id: `production:7`. */
export function cacheTag(name: string, id?: number): CacheTag {
  return (id === undefined ? name : `${name}:${id}`) as CacheTag;
}

/** The tag that means "anything may have changed". */
export const EVERYTHING = cacheTag('*');
