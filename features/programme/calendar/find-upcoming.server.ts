import { cachedDates } from './cached-dates.server.ts';
import { eventWindow } from './event-window.ts';
import { type CalendarServices, type ListedEvent, withOffers } from './find-calendar.server.ts';
import { listEvents } from './store.server.ts';

/** The next dates, of one event type if one is given. */
export async function findUpcoming(
  services: CalendarServices,
  { type, limit }: { type?: number; limit: number },
): Promise<ListedEvent[]> {
  const events = await cachedDates(services, 'upcoming', { type, limit }, () => {
    const window = eventWindow(type === undefined ? {} : { type }, services.clock);
    return listEvents(services.db, window, { offset: 0, limit });
  });
  return withOffers(services, events);
}
