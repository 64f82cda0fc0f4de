import type { Db } from '#features/database.server.ts';
import { openingHoursTag } from '#features/opening-hours/cache-tags.ts';
import { findOpeningHours, hoursOf } from '#features/opening-hours/index.server.ts';
import { programmeTag } from '#features/productions/cache-tags.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import { countEventsByDay, type DayOfEvents, readUpcomingColumns } from './count-store.server.ts';
import { type DayDensity, packDensity } from './day-density.ts';
import { type EventFilter, isFiltering } from './event-filter.ts';
import { eventWindow } from './event-window.ts';

/** How far ahead a page is told of days. */
const DAYS_AHEAD = 366;
/** Events that end meanwhile are counted a little longer. */
const FRESH_SECONDS = 5;

interface Services {
  db: Db;
  clock: Clock;
  memory: TagMemory;
}

export interface Density {
  /** All days that have events, in order, with their number. */
  counts: DayOfEvents[];
  /** Those of the coming year with the days the house is closed, as the page gets it. */
  packed: DayDensity;
}

/** How many events each day has for a filter without days. That of the whole programme is kept. */
export function findDensity(services: Services, filter: EventFilter): Promise<Density> {
  if (isFiltering(filter)) return readDensity(services, filter);
  return services.memory.read(
    `calendar density ${services.clock.today()}`,
    { tags: [programmeTag(), openingHoursTag()], freshForSeconds: () => FRESH_SECONDS },
    () => readDensity(services, filter),
  );
}

async function readDensity(services: Services, filter: EventFilter): Promise<Density> {
  const { clock } = services;
  const today = clock.today();
  const end = addDays(today, DAYS_AHEAD);
  const [counts, hours] = await Promise.all([
    countByDay(services, filter),
    services.memory.read(`opening hours of a year ${today}`, { tags: [openingHoursTag()] }, () =>
      findOpeningHours(services.db, today, end),
    ),
  ]);
  const ahead = counts.filter(({ day }) => day < end);
  return { counts, packed: packDensity(today, ahead, (day) => hoursOf(day, hours).ranges.length === 0) };
}

/** What costs nothing is said by the box office, which changes more often than the programme: that is asked each time. */
async function countByDay({ db, clock, memory }: Services, filter: EventFilter): Promise<DayOfEvents[]> {
  const window = eventWindow(filter, clock);
  if (filter.free || !isFiltering(filter)) return countEventsByDay(db, window);
  const columns = await memory.read(`calendar columns ${clock.today()}`, { tags: [programmeTag()] }, () =>
    readUpcomingColumns(db, window),
  );
  return columns.countByDay(filter, window.now);
}
