export { dashboardApi } from './api.server.ts';
