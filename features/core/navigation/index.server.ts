export { menuBody } from './menu-json.ts';
export { findMenus } from './store.server.ts';
