import { eventWindow } from './event-window.ts';
import { type CalendarServices, type ListedEvent, withOffers } from './find-calendar.server.ts';
import { keptDates } from './kept-dates.server.ts';
import { findOptions } from './option-store.server.ts';
import { listEvents } from './store.server.ts';

/** The next dates, of one event type if its slug is given (none if there is no such type). */
export async function findUpcoming(
  services: CalendarServices,
  { typeSlug, limit }: { typeSlug?: string; limit: number },
): Promise<ListedEvent[]> {
  const events = await keptDates(services, 'upcoming', { typeSlug, limit }, async () => {
    const type = typeSlug === undefined ? undefined : await findTypeId(services, typeSlug);
    if (type === null) return [];
    const window = eventWindow(type === undefined ? {} : { type }, services.clock);
    return listEvents(services.db, window, { offset: 0, limit });
  });
  return withOffers(services, events);
}

async function findTypeId({ db }: CalendarServices, slug: string): Promise<number | null> {
  const types = await findOptions(db, 'event_types');
  return types.find((type) => type.slug === slug)?.id ?? null;
}
