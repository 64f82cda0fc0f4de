import { pageContent } from './module.ts';

/** A run of modules on a page: all of its document, or those above and below the built-in content. */
export type Region = 'all' | 'above' | 'below';

/**
 * Returns the nodes of a document's first level that are in a region, in order. Without the module that stands for the
 * page's content, all of them are above.
 * @param typeOf the kind of each
 */
export function inRegion<T>(each: readonly T[], region: Region, typeOf: (one: T) => string | undefined): T[] {
  if (region === 'all') return [...each];
  const place = each.findIndex((one) => typeOf(one) === pageContent.id);
  const split = place === -1 ? each.length : place;
  return region === 'above' ? each.slice(0, split) : each.slice(split + 1);
}
