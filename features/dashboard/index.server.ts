export { dashboardApi } from './api.server.ts';
export { errorLogBody } from './schema.ts';
