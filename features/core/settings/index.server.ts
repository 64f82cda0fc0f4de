export { settingsAdminApi } from './admin-api.server.ts';
export { settingsApi } from './api.server.ts';
export { settingsTag } from './cache-tags.ts';
export { cachedSettings, findSeller, findSettings } from './find-settings.server.ts';
export { ticketLimit } from './schema.ts';
export { settingsBody } from './settings-json.ts';
export { saveLanguages } from './store.server.ts';
