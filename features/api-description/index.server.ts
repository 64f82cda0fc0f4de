export { apiDescriptionApi } from './api.server.ts';
export type { ApiCall } from './api-call.server.ts';
export { API_CALLS } from './api-calls.server.ts';
