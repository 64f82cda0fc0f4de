export { menusAdminApi } from './admin-api.server.ts';
export { navigationApi } from './api.server.ts';
export { findMenus } from './store.server.ts';
