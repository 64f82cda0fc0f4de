import type { ContentTree } from '#features/core/documents/index.ts';
import { inRegion, type Region } from './regions.ts';

/** The modules above and below what a page of the site shows by itself. */
export function splitPageContent(tree: ContentTree): { above: ContentTree; below: ContentTree } {
  const part = (region: Region) => ({ modules: inRegion(tree.modules, region, ({ type }) => type) });
  return { above: part('above'), below: part('below') };
}
