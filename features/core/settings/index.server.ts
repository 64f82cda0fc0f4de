export { findAlerts } from './alerts/find-alerts.server.ts';
export { alertResources } from './alerts/resources.server.ts';
export { findStickyItems } from './alerts/store.server.ts';
export { settingsTag } from './cache-tags.ts';
export { cachedSettings, findSeller, findSettings } from './find-settings.server.ts';
export { saveSettings } from './save-settings.server.ts';
export { ticketLimit } from './schema.ts';
export { settingsBody, settingsJson } from './settings-json.ts';
export { lockSettings, saveLanguages } from './store.server.ts';
