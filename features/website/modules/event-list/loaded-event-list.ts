import type { EventCard } from '#features/programme/calendar/index.ts';
import type { Day } from '#lib/venue-time.ts';

/** What a list of events shows. */
export interface LoadedEventList {
  today: Day;
  events: EventCard[];
}
