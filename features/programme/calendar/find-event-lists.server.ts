import type { Language } from '#lib/localized.ts';
import { cachedDates } from './cached-dates.server.ts';
import type { EventCard } from './event-card.ts';
import type { DayRange } from './event-filter.ts';
import { eventWindow } from './event-window.ts';
import { type CalendarServices, withOffers } from './find-calendar.server.ts';
import { listEventsOfAll } from './store.server.ts';
import { toEventCard } from './to-event-card.server.ts';

/** One list of upcoming events as an editor asks for it. */
export interface EventListQuery extends DayRange {
  tag?: number;
  /** Only these, if there are any. */
  ids?: readonly number[];
}

/**
 * Several lists of upcoming events, as a page shows them, read in one query and with one call to the box office.
 * @returns the lists in the order they were asked for
 */
export async function findEventLists(
  services: CalendarServices,
  queries: readonly EventListQuery[],
  { limit, language }: { limit: number; language: Language },
): Promise<EventCard[][]> {
  if (queries.length === 0) return [];
  const { clock, db } = services;
  const lists = await cachedDates(services, 'event lists', { queries, limit, today: clock.today() }, () =>
    listEventsOfAll(
      db,
      queries.map(({ ids = [], ...filter }) => ({ ...eventWindow(filter, clock), ids })),
      limit,
    ),
  );
  const offers = (await withOffers(services, lists.flat())).map(({ offer }) => offer);
  let before = 0;
  return lists.map((events) => {
    const cards = events.map((event, at) => toEventCard(event, offers[before + at] ?? null, language));
    before += events.length;
    return cards;
  });
}
