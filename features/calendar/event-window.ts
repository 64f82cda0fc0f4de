import { instantAt } from '#lib/venue-instant.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { EventFilter } from './event-filter.ts';

/** Which events a list is about: those that have not ended at `now`, from the filter's date (default: today) on. */
export interface EventWindow {
  filter: EventFilter;
  now: Instant;
  /** Start of the filter's date, or of today, as an instant. */
  from: Instant;
}

export function eventWindow(filter: EventFilter, clock: { now(): Instant; today(): Day }): EventWindow {
  return { filter, now: clock.now(), from: instantAt(filter.date ?? clock.today(), '00:00') };
}
