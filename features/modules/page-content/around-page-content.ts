import type { ContentTree } from '#features/content/index.ts';
import { pageContent } from './module.ts';

/**
 * The modules above and below what a page of the site shows by itself. Without the module that stands for that, all of them
 * are above.
 */
export function aroundPageContent(tree: ContentTree): { above: ContentTree; below: ContentTree } {
  const { modules } = tree;
  const place = modules.findIndex(({ type }) => type === pageContent.id);
  const split = place === -1 ? modules.length : place;
  return { above: { modules: modules.slice(0, split) }, below: { modules: modules.slice(split + 1) } };
}
