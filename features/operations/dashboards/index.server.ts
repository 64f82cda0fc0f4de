export { dashboardsApi } from './api.server.ts';
