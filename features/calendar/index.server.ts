export { calendarApi } from './api.server.ts';
export { toEventCard } from './event-card.ts';
export type { EventListing } from './event-listing.ts';
export { type FilterChoices, findFilterChoices } from './filter-options.server.ts';
export { type CalendarServices, findCalendar, PAGE_SIZE, withOffers } from './find-calendar.server.ts';
export { findEvent } from './store.server.ts';
