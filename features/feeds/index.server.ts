export { feedsApi } from './api.server.ts';
