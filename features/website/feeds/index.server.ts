export { feedsApi, MAX_FAVOURITES } from './api.server.ts';
