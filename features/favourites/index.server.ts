export { favouritesApi } from './api.server.ts';
export { favouritesBody } from './schema.ts';
