export type { StickyItem } from './alert.ts';
export { alertsApi } from './api.server.ts';
export { findAlerts } from './find-alerts.server.ts';
export { alertResources } from './resources.server.ts';
export { findStickyItems } from './store.server.ts';
