export { apiDescriptionApi } from './api.server.ts';
