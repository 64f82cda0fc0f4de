export { menusAdminApi } from './admin-api.server.ts';
export { navigationApi } from './api.server.ts';
export { menuBody } from './menu-json.ts';
export { findMenus } from './store.server.ts';
