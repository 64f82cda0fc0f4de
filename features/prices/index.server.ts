export { pricesApi } from './api.server.ts';
