export { dashboardApi } from './api.server.ts';
export { forgetOldPaths } from './record-missing-page.server.ts';
export { errorLogBody } from './schema.ts';
