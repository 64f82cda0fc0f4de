export { pricesApi } from './api.server.ts';
export { pricesTag } from './cache-tags.ts';
