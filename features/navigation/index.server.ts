export { navigationApi } from './api.server.ts';
export { menusTag } from './cache-tags.ts';
export { findMenus } from './store.server.ts';
