export { favouritesApi } from './api.server.ts';
export { favouritesOwnData } from './own-data.server.ts';
