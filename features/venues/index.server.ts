export { venuesApi } from './api.server.ts';
export { findVenuePage } from './find-venue-page.server.ts';
export { venueResources } from './resources.server.ts';
export { venueDocuments } from './search-source.server.ts';
export { findHouse, findVenueOfRoom } from './store.server.ts';
