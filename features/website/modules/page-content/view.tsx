import type { ModuleView } from '../view-props.ts';

/** The page itself shows what stands here. */
function PageContentView() {
  return null;
}

export const view: ModuleView = { View: PageContentView };
