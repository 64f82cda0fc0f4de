export { venuesApi } from './api.server.ts';
export { findHouse, findRooms, findVenue, findVenueOfRoom, type Room, type Venue } from './store.server.ts';
