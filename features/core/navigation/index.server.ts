export { findMenus } from './store.server.ts';
