export { MODULES } from './definitions.ts';
export { isShown, shownUntil } from './is-shown.ts';
export { type RenderOptions, renderModules } from './render-modules.tsx';
export { type ModuleStickyItem, stickyItems } from './sticky-items.ts';
export { watchEmbeds } from './watch-embeds.ts';
