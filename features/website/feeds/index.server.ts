export { FAVOURITES_AT_MOST, feedsApi } from './api.server.ts';
