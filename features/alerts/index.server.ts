export type { StickyItem } from './alert.ts';
export { alertsApi } from './api.server.ts';
export { findAlerts } from './find-alerts.server.ts';
export { findStickyItems } from './store.server.ts';
