import { addDays, type Day, daysBetween } from '#lib/venue-time.ts';
import { type EventFilter, OPTION_FILTERS, type OptionFilter, without, withoutDays } from './event-filter.ts';
import type { EventListing } from './event-listing.ts';
import { type CalendarServices, type ListedEvent, withOffers } from './find-calendar.server.ts';
import { countByDay, countUpcoming, listUpcoming } from './upcoming-events.server.ts';

/** Suggestions for a filter without matches. */
export interface EmptyResultSuggestions {
  /** The day closest to the chosen date that has what is looked for; `null` when no date is chosen or no day has it. */
  nearestDay: Day | null;
  /** The one filter without which the most is found, and how many events that are. */
  drop: { key: DroppableFilter; count: number } | null;
  /** Events that match nearly. */
  near: ListedEvent[];
}

/** The filters that can be let go one by one. */
const DROPPABLE = [...OPTION_FILTERS, 'age', 'free', 'access'] as const;
export type DroppableFilter = OptionFilter | 'age' | 'free' | 'access';

const NEAR_MATCHES = 2;
/** How far ahead the nearest day is looked for. */
const DAYS_AHEAD = 366;

/** Alternatives to an empty list (docs/product/calendar.md#empty). Meant for filters without results. */
export async function findEmptyResultSuggestions(
  services: CalendarServices,
  filter: EventFilter,
): Promise<EmptyResultSuggestions> {
  const [nearestDay, drop] = await Promise.all([
    findNearestDay(services, filter),
    findFilterToDrop(services, filter),
  ]);
  const relaxed = [
    ...(nearestDay ? [{ ...withoutDays(filter), date: nearestDay }, withoutDays(filter)] : []),
    ...(drop ? [without(filter, drop.key)] : []),
    ...(filter.date === undefined ? [] : [{ date: filter.date }]),
    {},
  ];
  return { nearestDay, drop, near: await findNear(services, relaxed) };
}

/** The day closest to the chosen ones. A list without a last day has nothing after it either: then it lies before. */
async function findNearestDay(services: CalendarServices, filter: EventFilter): Promise<Day | null> {
  const { date, dateTo } = filter;
  if (date === undefined && dateTo === undefined) return null;
  const first = date ?? services.clock.today();
  const end = dateTo === undefined ? first : addDays(dateTo, DAYS_AHEAD);
  const counts = await countByDay(services, filter);
  const days = counts.map(({ day }) => day).filter((day) => day < end);
  const before = days.findLast((day) => day < first);
  const after = dateTo === undefined ? undefined : days.find((day) => day > dateTo);
  if (before === undefined || after === undefined) return before ?? after ?? null;
  return daysBetween(before, first) <= daysBetween(dateTo ?? first, after) ? before : after;
}

async function findFilterToDrop(services: CalendarServices, filter: EventFilter) {
  const chosen = DROPPABLE.filter((key) => filter[key] !== undefined);
  const counted = await Promise.all(
    chosen.map(async (key) => ({
      key,
      count: await countUpcoming(services, without(filter, key)),
    })),
  );
  const [best] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best ?? null;
}

/** The first events of each relaxed filter in turn until there are enough, each production once. */
async function findNear(services: CalendarServices, filters: EventFilter[]): Promise<ListedEvent[]> {
  const near: EventListing[] = [];
  for (const filter of filters) {
    for (const event of await listUpcoming(services, filter, { offset: 0, limit: 12 })) {
      if (near.length < NEAR_MATCHES && !near.some(({ slug }) => slug === event.slug)) near.push(event);
    }
    if (near.length === NEAR_MATCHES) break;
  }
  return withOffers(services, near);
}
