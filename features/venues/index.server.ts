export { venuesApi } from './api.server.ts';
export { findRooms, type Room } from './store.server.ts';
