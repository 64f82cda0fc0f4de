export { venuesApi } from './api.server.ts';
export { venuesTag } from './cache-tags.ts';
export { venueResources } from './resources.server.ts';
export { venueDocuments } from './search-source.server.ts';
export { findHouse, findRooms, findVenue, findVenueOfRoom } from './store.server.ts';
