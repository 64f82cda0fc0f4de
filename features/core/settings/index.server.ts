export { settingsAdminApi } from './admin-api.server.ts';
export { settingsApi } from './api.server.ts';
export { settingsTag } from './cache-tags.ts';
export { findKeptSettings, findSeller, findSettings } from './find-settings.server.ts';
export { ticketLimit } from './schema.ts';
export { settingsBody } from './settings-json.ts';
export { keepLanguages } from './store.server.ts';
