import {
  type CalendarServices,
  type EventCard,
  type EventScope,
  findUpcomingEventsOf,
  toEventCard,
  withOffers,
} from '#features/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';

/** Upcoming dates within a scope as rows of a list, with their offers. */
export async function findUpcomingCards(
  services: CalendarServices,
  scope: EventScope,
  { limit, language }: { limit: number; language: Language },
): Promise<EventCard[]> {
  const events = await findUpcomingEventsOf(services.db, scope, { now: services.clock.now(), limit });
  const listed = await withOffers(services, events);
  return listed.map(({ event, offer }) => toEventCard(event, offer, language));
}
