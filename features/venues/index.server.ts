export { venuesApi } from './api.server.ts';
export { findHouse, findRooms, type Room, type Venue } from './store.server.ts';
