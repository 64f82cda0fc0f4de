import { watchEmbeds } from './watch-embeds.ts';
import { watchSliders } from './watch-sliders.ts';

/** Lets what modules of a page can do happen, in parts that have no code of their own. Returns what ends it. */
export function watchModules(root: HTMLElement): () => void {
  const ends = [watchEmbeds(root), watchSliders(root)];
  let isOver = false;
  if (root.querySelector('[data-form]'))
    void import('#features/website/forms/index.ts').then(({ watchForms }) => {
      if (!isOver) ends.push(watchForms(root));
    });
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
