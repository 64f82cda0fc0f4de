import { type CacheTag, cacheTag } from '#platform/events/cache-tag.ts';

/** Tag for everything that shows a page of the tree, its path, its title or its position. */
export function pagesTag(): CacheTag {
  return cacheTag('pages');
}

/** Tag for everything that shows a container by a name no container has yet. */
export function containersTag(): CacheTag {
  return cacheTag('containers');
}
