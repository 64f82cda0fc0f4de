declare const brand: unique symbol;

/**
 * What pages and search documents are made anew by: they depend on the tags of what they show, and a change names those of
 * what it changed. Features make theirs by functions in `cache-tags.ts`; nothing else is taken for one.
 */
export type CacheTag = string & { readonly [brand]: true };

/** A tag, of one thing where it has an id: `production:7`. */
export function cacheTag(name: string, id?: number): CacheTag {
  return (id === undefined ? name : `${name}:${id}`) as CacheTag;
}

/** The tag that means "anything may have changed". */
export const EVERYTHING = cacheTag('*');
