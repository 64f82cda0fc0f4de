import { pricesTag } from '#features/box-office/prices/cache-tags.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { countEvents, countEventsByDay, readUpcomingColumns } from './count-store.server.ts';
import { type EventSelection, isFiltering, withoutDays } from './event-filter.ts';
import type { EventListing } from './event-listing.ts';
import { eventWindow } from './event-window.ts';
import { findEventsByIds, listEvents } from './store.server.ts';
import type { DayOfEvents, UpcomingColumns } from './upcoming-columns.ts';

export interface UpcomingServices {
  db: Db;
  clock: Clock;
  cache: TaggedCache;
}

/** How many events each day has that suit a filter, whatever days it names. */
export async function countByDay(services: UpcomingServices, asked: EventSelection): Promise<DayOfEvents[]> {
  const filter = withoutDays(asked);
  if (!isFiltering(filter)) return countEventsByDay(services.db, eventWindow(filter, services.clock));
  return (await upcomingColumns(services)).countByDay(filter, services.clock.now());
}

/** How many events suit a filter on its days. */
export async function countUpcoming(services: UpcomingServices, filter: EventSelection): Promise<number> {
  if (!isInColumns(services, filter)) return countEvents(services.db, eventWindow(filter, services.clock));
  const columns = await upcomingColumns(services);
  return columns.list(filter, services.clock.now(), { offset: 0, limit: 0 }).total;
}

/** Some of the events that suit a filter, in the order they begin. */
export async function listUpcoming(
  services: UpcomingServices,
  filter: EventSelection,
  part: { offset: number; limit: number },
): Promise<EventListing[]> {
  if (!isInColumns(services, filter))
    return listEvents(services.db, eventWindow(filter, services.clock), part);
  const columns = await upcomingColumns(services);
  return findEventsByIds(services.db, columns.list(filter, services.clock.now(), part).ids);
}

/** Columns begin today; the whole programme the database tells as quickly. */
function isInColumns({ clock }: UpcomingServices, filter: EventSelection): boolean {
  return isFiltering(filter) && (filter.date === undefined || filter.date >= clock.today());
}

/**
 * Returns the filter columns of upcoming events, cached until the programme or a price changes
 * (docs/algorithms/calendar-query.md#in-memory).
 */
function upcomingColumns({ db, clock, cache }: UpcomingServices): Promise<UpcomingColumns> {
  return cache.read(`calendar columns ${clock.today()}`, { tags: [programmeTag(), pricesTag()] }, () =>
    readUpcomingColumns(db, eventWindow({}, clock)),
  );
}
