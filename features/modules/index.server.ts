export { MODULES } from './definitions.ts';
export { loadEventLists } from './event-list/load.server.ts';
export { aroundPageContent } from './page-content/around-page-content.ts';
export { PAGE_CONTENT } from './page-content/module.ts';
export { stickyItems } from './sticky-items.ts';
