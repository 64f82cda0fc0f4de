import { watchEmbeds } from './watch-embeds.ts';
import { watchSliders } from './watch-sliders.ts';

/** Attaches the behaviour of modules in parts that have no code. Returns the cleanup. */
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
