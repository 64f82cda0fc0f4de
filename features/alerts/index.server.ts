export type { StickyItem } from './alert.ts';
export { alertsApi } from './api.server.ts';
export { findStickyItems } from './store.server.ts';
