export { calendarApi } from './api.server.ts';
export { type CalendarPage, findCalendarPage } from './calendar-page.server.ts';
export { type EventCard, toEventCard } from './event-card.ts';
export type { EventListing } from './event-listing.ts';
export { type CalendarServices, findCalendar, withOffers } from './find-calendar.server.ts';
export { type EventDetail, findEventDetail } from './find-event-detail.server.ts';
export { findUpcoming } from './find-upcoming.server.ts';
