export { outboxApi } from './api.server.ts';
export { emailsQuery } from './schema.ts';
