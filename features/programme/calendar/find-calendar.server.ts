import type { OfferSummary, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { cachedDates } from './cached-dates.server.ts';
import type { EventSelection } from './event-filter.ts';
import type { EventListing } from './event-listing.ts';
import { findEventsByIds } from './store.server.ts';
import { countUpcoming, listUpcoming, type UpcomingServices } from './upcoming-events.server.ts';

/** Events of one page of a list (docs/product/numbers.md#limits). */
export const PAGE_SIZE = 10;

export interface ListedEvent {
  event: EventListing;
  offer: OfferSummary | null;
}

export interface EventList {
  events: ListedEvent[];
  /** Events on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

export interface CalendarServices extends UpcomingServices {
  ticketing: TicketingProvider;
}

interface AskedPage {
  filter: EventSelection;
  page: number;
  pageSize?: number;
}

/** One page of upcoming events with prices and free places, and the number of events in all. */
export async function findCalendar(services: CalendarServices, asked: AskedPage): Promise<EventList> {
  const { page, pageSize = PAGE_SIZE } = asked;
  const { events, total } = await listCalendar(services, asked);
  return { events: await withOffers(services, events), total, page, pageSize };
}

/** The same without counting those of other pages. */
export async function findCalendarEvents(
  services: CalendarServices,
  asked: AskedPage,
): Promise<ListedEvent[]> {
  return withOffers(services, await listPage(services, asked));
}

/** The events of one page, and how many there are on all pages. */
export async function listCalendar(
  services: UpcomingServices,
  asked: AskedPage,
): Promise<{ events: EventListing[]; total: number }> {
  const [events, total] = await Promise.all([
    listPage(services, asked),
    cachedIfUnfiltered(services, asked.filter, 'total', {}, () => countUpcoming(services, asked.filter)),
  ]);
  return { events, total };
}

function listPage(
  services: UpcomingServices,
  { filter, page, pageSize = PAGE_SIZE }: AskedPage,
): Promise<EventListing[]> {
  return cachedIfUnfiltered(services, filter, 'calendar', { page, pageSize }, () =>
    listUpcoming(services, filter, { offset: (page - 1) * pageSize, limit: pageSize }),
  );
}

/** The whole programme is asked for all the time; every filter is one of very many. */
function cachedIfUnfiltered<T>(
  services: Pick<UpcomingServices, 'cache'>,
  filter: EventSelection,
  name: string,
  parameters: unknown,
  read: () => Promise<T>,
): Promise<T> {
  return Object.keys(filter).length === 0 ? cachedDates(services, name, parameters, read) : read();
}

/** The events of these ids on one page, past ones included and those that are offline left out. */
export async function findByIds(services: CalendarServices, ids: number[]): Promise<EventList> {
  const events = await withOffers(services, await findEventsByIds(services.db, ids));
  return { events, total: events.length, page: 1, pageSize: ids.length };
}

/** Adds to each event what the box office says of it, in one call for all. */
export async function withOffers(
  { ticketing }: Pick<CalendarServices, 'ticketing'>,
  events: EventListing[],
): Promise<ListedEvent[]> {
  const jetIds = events.flatMap(({ jetId }) => (jetId === null ? [] : [jetId]));
  const summaries = jetIds.length === 0 ? new Map<number, OfferSummary>() : await ticketing.summaries(jetIds);
  return events.map((event) => ({
    event,
    offer: (event.jetId === null ? null : summaries.get(event.jetId)) ?? null,
  }));
}
