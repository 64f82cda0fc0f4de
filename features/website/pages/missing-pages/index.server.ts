export { dashboardApi } from './api.server.ts';
export { purgeOldPaths } from './record-missing-page.server.ts';
export { errorLogBody } from './schema.ts';
