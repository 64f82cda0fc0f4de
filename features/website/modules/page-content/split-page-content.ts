import type { ContentTree } from '#features/core/documents/index.ts';
import { inRegion, type Region } from './regions.ts';

/** The modules above and below the built-in content of a page. */
export function splitPageContent(tree: ContentTree): { above: ContentTree; below: ContentTree } {
  const part = (region: Region) => ({ modules: inRegion(tree.modules, region, ({ type }) => type) });
  return { above: part('above'), below: part('below') };
}
