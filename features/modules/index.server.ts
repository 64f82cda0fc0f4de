export { MODULES } from './definitions.ts';
export { loadEventLists } from './event-list/load.server.ts';
export { isShown, shownUntil } from './is-shown.ts';
export { type ModuleStickyItem, stickyItems } from './sticky-items.ts';
