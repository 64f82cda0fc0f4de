import type { Db } from '#features/database.server.ts';
import { programmeTag } from '#features/productions/cache-tags.ts';
import type { Clock } from '#platform/clock.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import {
  countEvents,
  countEventsByDay,
  type DayOfEvents,
  readUpcomingColumns,
} from './count-store.server.ts';
import { type EventSelection, isFiltering } from './event-filter.ts';
import { eventWindow } from './event-window.ts';

export interface CountServices {
  db: Db;
  clock: Clock;
  memory: TagMemory;
}

/**
 * How many events each day has that suit a filter, whatever days it names (docs/algorithms/calendar-query.md#counting-in-memory).
 * What costs nothing is said by the box office, which changes more often than the programme: that is asked each time.
 */
export async function countByDay(
  { db, clock, memory }: CountServices,
  { date: _, dateTo: __, ...filter }: EventSelection,
): Promise<DayOfEvents[]> {
  const window = eventWindow(filter, clock);
  if (filter.free || !isFiltering(filter)) return countEventsByDay(db, window);
  const columns = await memory.read(`calendar columns ${clock.today()}`, { tags: [programmeTag()] }, () =>
    readUpcomingColumns(db, window),
  );
  return columns.countByDay(filter, window.now);
}

/** How many events suit a filter on its days. */
export async function countMatching(services: CountServices, filter: EventSelection): Promise<number> {
  const isPast = filter.date !== undefined && filter.date < services.clock.today();
  if (filter.free || isPast || !isFiltering(filter))
    return countEvents(services.db, eventWindow(filter, services.clock));
  return countOn(await countByDay(services, filter), filter);
}

/** How many events are on the days of a filter, of those counted without its days. */
export function countOn(counts: readonly DayOfEvents[], { date, dateTo }: EventSelection): number {
  return counts
    .filter(({ day }) => (date === undefined || day >= date) && (dateTo === undefined || day <= dateTo))
    .reduce((sum, { count }) => sum + count, 0);
}
