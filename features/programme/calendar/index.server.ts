export { AGE_LIMITS } from './age-limits.ts';
export { teaserAnswer } from './answers.server.ts';
export { cachedDates } from './cached-dates.server.ts';
export { calendarAddress } from './calendar-address.ts';
export { countDatesOfSeries, countEventsByAges, type DatesOfSeries } from './count-store.server.ts';
export { findSeriesLine, type SeriesLine } from './detail/series-store.server.ts';
export type { EventCard } from './event-card.ts';
export { type EventSelection, OLDEST_AGE } from './event-filter.ts';
export { dateParameter, eventFilterInQuery } from './event-filter-input.server.ts';
export type { EventListing } from './event-listing.ts';
export { filterOfSelection, selectionQuery } from './event-selection.ts';
export { EVENT_STATUSES, type EventStatus } from './event-status.ts';
export { findEventTypeIds } from './event-type-ids.server.ts';
export { artworkType } from './event-types/artwork-type.ts';
export { typeTone } from './event-types/type-tone.ts';
export { type CalendarServices, withOffers } from './find-calendar.server.ts';
export { type EventListQuery, findEventLists } from './find-event-lists.server.ts';
export { findEvents } from './find-events.server.ts';
export { findUpcoming } from './find-upcoming.server.ts';
export { findUpcomingCards } from './find-upcoming-cards.server.ts';
export { findExhibitionsPath } from './home/find-exhibitions-path.server.ts';
export { loadCalendarPage } from './load-calendar-page.server.ts';
export { findOptions, findTagsOfEvent, findTagsOfEvents } from './option-store.server.ts';
export { weekend } from './quick-days.ts';
export { selectionNames } from './selection-names.server.ts';
export {
  findEvent,
  findEventsByJetIds,
  findEventsFrom,
  findNextEvents,
  findUpcomingEventsOf,
  isChild,
  isParent,
} from './store.server.ts';
export { stubArtwork } from './stub-artwork.ts';
export { toEventCard } from './to-event-card.server.ts';
