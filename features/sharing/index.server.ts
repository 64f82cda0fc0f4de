export { sharingApi } from './api.server.ts';
