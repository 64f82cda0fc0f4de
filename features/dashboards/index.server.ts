export { dashboardsApi } from './api.server.ts';
export { periodQuery, readPeriod } from './period.server.ts';
