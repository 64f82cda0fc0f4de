import type { Day } from '#lib/venue-time.ts';
import { type EventFilter, OPTION_FILTERS, type OptionFilter, without } from './event-filter.ts';
import type { EventListing } from './event-listing.ts';
import { eventWindow } from './event-window.ts';
import { type CalendarServices, type ListedEvent, withOffers } from './find-calendar.server.ts';
import { countEvents, countEventsByDay, findEventPage } from './store.server.ts';

/** What to do about a filter nothing matches. */
export interface WaysOut {
  /** The day closest to the chosen date that has what is looked for; `null` when no date is chosen or no day has it. */
  nearestDay: Day | null;
  /** The one filter without which the most is found, and how many events that are. */
  drop: { key: OptionFilter | 'age'; count: number } | null;
  /** Events that match nearly. */
  near: ListedEvent[];
}

const NEAR_MATCHES = 2;

/** Ways out of an empty list (design brief, section 8 "Error 404 / empty"). Meant for filters that find nothing. */
export async function findWaysOut(services: CalendarServices, filter: EventFilter): Promise<WaysOut> {
  const [nearestDay, drop] = await Promise.all([
    findNearestDay(services, filter),
    findFilterToDrop(services, filter),
  ]);
  const relaxed = [
    ...(nearestDay ? [{ ...filter, date: nearestDay }, without(filter, 'date')] : []),
    ...(drop ? [without(filter, drop.key)] : []),
    ...(filter.date === undefined ? [] : [{ date: filter.date }]),
    {},
  ];
  return { nearestDay, drop, near: await findNear(services, relaxed) };
}

/** Lists begin at the date, so an empty one has nothing after it either: the nearest day lies before. */
async function findNearestDay({ db, clock }: CalendarServices, filter: EventFilter): Promise<Day | null> {
  if (filter.date === undefined) return null;
  const days = await countEventsByDay(db, eventWindow(without(filter, 'date'), clock), filter.date);
  return days.at(-1)?.day ?? null;
}

async function findFilterToDrop({ db, clock }: CalendarServices, filter: EventFilter) {
  const chosen = [...OPTION_FILTERS, 'age' as const].filter((key) => filter[key] !== undefined);
  const counted = await Promise.all(
    chosen.map(async (key) => ({
      key,
      count: await countEvents(db, eventWindow(without(filter, key), clock)),
    })),
  );
  const [best] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best ?? null;
}

/** The first events of each relaxed filter in turn until there are enough, each production once. */
async function findNear(services: CalendarServices, filters: EventFilter[]): Promise<ListedEvent[]> {
  const near: EventListing[] = [];
  for (const filter of filters) {
    const window = eventWindow(filter, services.clock);
    for (const event of await findEventPage(services.db, window, { offset: 0, limit: 12 })) {
      if (near.length < NEAR_MATCHES && !near.some(({ slug }) => slug === event.slug)) near.push(event);
    }
    if (near.length === NEAR_MATCHES) break;
  }
  return withOffers(services, near);
}
