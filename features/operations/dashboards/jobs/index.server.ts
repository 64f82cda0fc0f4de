export { jobsApi } from './api.server.ts';
