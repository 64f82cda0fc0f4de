import type { EventCard } from '#features/programme/calendar/index.ts';
import type { Day } from '#lib/venue-time.ts';

/** Content of an event list. */
export interface LoadedEventList {
  today: Day;
  events: EventCard[];
}
