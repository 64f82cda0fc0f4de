export { closingBody, closingsApi } from './api.server.ts';
