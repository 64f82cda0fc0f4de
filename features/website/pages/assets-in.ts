import { type ContentTree, usesOf } from '#features/core/documents/index.ts';
import { MODULES } from '#features/website/modules/index.server.ts';

/** Returns the library assets a tree refers to, each once. */
export function assetsIn(content: ContentTree): number[] {
  const uses = usesOf(MODULES, content).filter(({ kind }) => kind === 'image' || kind === 'file');
  return [...new Set(uses.map(({ id }) => id))];
}
