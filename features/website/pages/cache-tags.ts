import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** What shows a page of the tree, its path, its title or its place depends on this tag. */
export function pagesTag(): CacheTag {
  return cacheTag('pages');
}

/** What shows a container by a name that has none yet depends on this tag. */
export function containersTag(): CacheTag {
  return cacheTag('containers');
}
