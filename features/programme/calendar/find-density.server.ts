import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { Db } from '#features/database.server.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { findOpeningHours, hoursOf } from '#features/programme/opening-hours/index.server.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { type DayAhead, type DayDensity, packDensity } from './day-density.ts';
import { type EventFilter, isFiltering } from './event-filter.ts';
import type { DayOfEvents } from './upcoming-columns.ts';
import { countByDay, type UpcomingServices } from './upcoming-events.server.ts';

/** How many days ahead a page counts. */
const DAYS_AHEAD = 366;
/** Events that end meanwhile are counted a little longer. */
const FRESH_SECONDS = 5;

export interface Density {
  /** All days that have events, in order, with their number. */
  counts: DayOfEvents[];
  /** Those of the coming year with the days the venue is closed, as the page gets it. */
  packed: DayDensity;
}

/** Number of events per day for a filter without days. That of the whole programme is cached. */
export function findDensity(services: UpcomingServices, filter: EventFilter): Promise<Density> {
  if (isFiltering(filter)) return readDensity(services, filter);
  return services.cache.read(
    `calendar density ${services.clock.today()}`,
    { tags: [programmeTag(), openingHoursTag()], freshForSeconds: () => FRESH_SECONDS },
    () => readDensity(services, filter),
  );
}

async function readDensity(services: UpcomingServices, filter: EventFilter): Promise<Density> {
  const today = services.clock.today();
  const [counts, ahead] = await Promise.all([
    countByDay(services, filter),
    services.cache.read(`days ahead ${today}`, { tags: [openingHoursTag()] }, () =>
      findDaysAhead(services.db, today),
    ),
  ]);
  return { counts, packed: packDensity(ahead, counts) };
}

/** The coming year, each day with whether the venue is closed: the same for every filter. */
async function findDaysAhead(db: Db, today: Day): Promise<[DayAhead, ...DayAhead[]]> {
  const hours = await findOpeningHours(db, today, addDays(today, DAYS_AHEAD));
  const dayAt = (index: number): DayAhead => {
    const day = addDays(today, index);
    return { day, isClosed: hoursOf(day, hours).ranges.length === 0 };
  };
  return [dayAt(0), ...Array.from({ length: DAYS_AHEAD - 1 }, (_, index) => dayAt(index + 1))];
}
