import type { Language } from '#lib/localized.ts';
import { cachedDates } from './cached-dates.server.ts';
import type { EventCard } from './event-card.ts';
import type { CalendarServices } from './find-calendar.server.ts';
import { withOffers } from './find-calendar.server.ts';
import type { EventScope } from './store.server.ts';
import { findUpcomingEventsOf } from './store.server.ts';
import { toEventCard } from './to-event-card.server.ts';

/** Upcoming dates within a scope as rows of a list, with their offers. */
export async function findUpcomingCards(
  services: CalendarServices,
  scope: EventScope,
  { limit, language }: { limit: number; language: Language },
): Promise<EventCard[]> {
  const events = await cachedDates(services, 'dates of', { scope, limit }, () =>
    findUpcomingEventsOf(services.db, scope, { now: services.clock.now(), limit }),
  );
  const listed = await withOffers(services, events);
  return listed.map(({ event, offer }) => toEventCard(event, offer, language));
}
