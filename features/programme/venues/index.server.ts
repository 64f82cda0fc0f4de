export { findVisit, toVisit } from './find-visit.server.ts';
export { loadVenuePage } from './load-venue-page.server.ts';
export { venueResources } from './resources.server.ts';
export { venueDocuments } from './search-source.server.ts';
export {
  findMainVenue,
  findRooms,
  findVenueOfRoom,
  findVenuesById,
  type Room,
  type Venue,
} from './store.server.ts';
