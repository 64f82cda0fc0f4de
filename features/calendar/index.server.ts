export { calendarApi, EVENTS_BY_ID } from './api.server.ts';
export { artworkType } from './artwork-type.ts';
export { findCalendarPage } from './calendar-page.server.ts';
export type { EventCard } from './event-card.ts';
export { type EventFilter, type EventSelection, OLDEST_AGE, OPTION_FILTERS } from './event-filter.ts';
export type { EventListing } from './event-listing.ts';
export { eventWindow } from './event-window.ts';
export { type CalendarServices, withOffers } from './find-calendar.server.ts';
export { type FoundEvent, findEventDetail } from './find-event-detail.server.ts';
export { findEvents } from './find-events.server.ts';
export { findUpcoming } from './find-upcoming.server.ts';
export { findOptions } from './option-store.server.ts';
export { parseEventSelection, VALUES_AT_MOST } from './parse-event-filter.ts';
export { calendarResources } from './resources.server.ts';
export { eventDocuments } from './search-source.server.ts';
export {
  countDatesOfSeries,
  countEvents,
  countEventsByAges,
  type DatesOfSeries,
  type EventScope,
  findEventPage,
  findEventsByJetIds,
  findNextEvents,
  findUpcomingEventsOf,
} from './store.server.ts';
export { toEventCard } from './to-event-card.server.ts';
export { typeTone } from './type-tone.ts';
