export { dashboardsApi } from './api.server.ts';
export { type Period, periodQuery, periodRefusal, readPeriod, usualPeriod } from './period.server.ts';
