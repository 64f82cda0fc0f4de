import { watchEmbeds } from './watch-embeds.ts';
import { watchSliders } from './watch-sliders.ts';

/** Lets what modules of a page can do happen, in parts that have no code of their own. Returns what ends it. */
export function watchModules(root: HTMLElement): () => void {
  const ends = [watchEmbeds(root), watchSliders(root)];
  return () => {
    for (const end of ends) end();
  };
}
