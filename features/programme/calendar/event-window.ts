import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, type Instant } from '#lib/venue-time.ts';
import type { EventSelection } from './event-filter.ts';

/** Events of a list: those that have not ended at `now`, on the days of the filter (default: from today on). */
export interface EventWindow {
  filter: EventSelection;
  now: Instant;
  /** Start of the filter's date, or of today, as an instant. */
  from: Instant;
  /** End of the filter's last day; `null` when there is none. */
  until: Instant | null;
}

export function eventWindow(filter: EventSelection, clock: { now(): Instant; today(): Day }): EventWindow {
  return {
    filter,
    now: clock.now(),
    from: instantAt(filter.date ?? clock.today(), '00:00'),
    until: filter.dateTo === undefined ? null : instantAt(addDays(filter.dateTo, 1), '00:00'),
  };
}
