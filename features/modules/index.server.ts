export { MODULES } from './definitions.ts';
export { loadEventLists } from './event-list/load.server.ts';
export { stickyItems } from './sticky-items.ts';
