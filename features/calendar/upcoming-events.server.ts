import type { Db } from '#features/database.server.ts';
import { programmeTag } from '#features/productions/cache-tags.ts';
import { findFreePerformances } from '#features/ticketing/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import {
  countEvents,
  countEventsByDay,
  type DayOfEvents,
  readUpcomingColumns,
} from './count-store.server.ts';
import { type EventSelection, isFiltering } from './event-filter.ts';
import type { EventListing } from './event-listing.ts';
import { eventWindow } from './event-window.ts';
import { findEventsByIds, listEvents } from './store.server.ts';

export interface UpcomingServices {
  db: Db;
  clock: Clock;
  memory: TagMemory;
}

/** How many events each day has that suit a filter, whatever days it names. */
export async function countByDay(
  services: UpcomingServices,
  { date: _, dateTo: __, ...filter }: EventSelection,
): Promise<DayOfEvents[]> {
  if (!isFiltering(filter)) return countEventsByDay(services.db, eventWindow(filter, services.clock));
  const { columns, asked } = await askColumns(services, filter);
  return columns.countByDay(asked);
}

/** How many events suit a filter on its days. */
export async function countUpcoming(services: UpcomingServices, filter: EventSelection): Promise<number> {
  if (!isInColumns(services, filter)) return countEvents(services.db, eventWindow(filter, services.clock));
  const { columns, asked } = await askColumns(services, filter);
  return columns.list(asked, { offset: 0, limit: 0 }).total;
}

/** Some of the events that suit a filter, in the order they begin. */
export async function listUpcoming(
  services: UpcomingServices,
  filter: EventSelection,
  part: { offset: number; limit: number },
): Promise<EventListing[]> {
  if (!isInColumns(services, filter))
    return listEvents(services.db, eventWindow(filter, services.clock), part);
  const { columns, asked } = await askColumns(services, filter);
  return findEventsByIds(services.db, columns.list(asked, part).ids);
}

/** Columns begin today; the whole programme the database tells as quickly. */
function isInColumns({ clock }: UpcomingServices, filter: EventSelection): boolean {
  return isFiltering(filter) && (filter.date === undefined || filter.date >= clock.today());
}

/**
 * What filters ask of events, kept until the programme changes (docs/algorithms/calendar-query.md#in-memory). What costs nothing
 * is said by the box office, which changes more often: that is read each time.
 */
async function askColumns({ db, clock, memory }: UpcomingServices, filter: EventSelection) {
  const today = clock.today();
  const [columns, free] = await Promise.all([
    memory.read(`calendar columns ${today}`, { tags: [programmeTag()] }, () =>
      readUpcomingColumns(db, eventWindow({}, clock)),
    ),
    filter.free ? findFreePerformances(db) : null,
  ]);
  return { columns, asked: { filter, now: clock.now(), free } };
}
