import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { cachedDates } from './cached-dates.server.ts';
import type { DayDensity } from './day-density.ts';
import type { EventCard } from './event-card.ts';
import { type EventFilter, isFiltering, withoutDays, withoutPastDate } from './event-filter.ts';
import { type FilterChoices, findFilterChoices } from './filter-options.server.ts';
import {
  type CalendarServices,
  findCalendarEvents,
  type ListedEvent,
  PAGE_SIZE,
} from './find-calendar.server.ts';
import { findDensity } from './find-density.server.ts';
import { type DroppableFilter, findEmptyResultSuggestions } from './find-empty-result-suggestions.server.ts';
import { teaserDays } from './programme-days.ts';
import { type TeaserCard, toTeaserCard } from './teaser-card.ts';
import { findTeasers } from './teaser-store.server.ts';
import { toEventCard } from './to-event-card.server.ts';
import type { DayOfEvents } from './upcoming-columns.ts';

/** Everything the calendar shows for a filter, in the visitor's language. */
export interface CalendarPage {
  language: Language;
  today: Day;
  /** Its days, if it has any, lie ahead. */
  filter: EventFilter;
  page: number;
  /** True if there is a next page. */
  more: boolean;
  /** Events on all pages. */
  total: number;
  events: EventCard[];
  teasers: TeaserCard[];
  choices: FilterChoices;
  /** Events per day for the filter without its days. */
  density: DayDensity;
  /** Set when nothing is found. */
  suggestions: EmptyResultSuggestions | null;
}

export interface EmptyResultSuggestions {
  nearestDay: Day | null;
  drop: { key: DroppableFilter; count: number } | null;
  near: EventCard[];
}

/** One page of the calendar (docs/product/calendar.md#list). */
export async function loadCalendarPage(
  services: CalendarServices,
  { filter: asked, page, language }: { filter: EventFilter; page: number; language: Language },
): Promise<CalendarPage> {
  const today = services.clock.today();
  const filter = withoutPastDate(asked, today);
  const card = ({ event, offer }: ListedEvent) => toEventCard(event, offer, language);
  const [found, density, choices] = await Promise.all([
    findCalendarEvents(services, { filter, page }),
    findDensity(services, withoutDays(filter)),
    findFilterChoices(services, language),
  ]);
  const events = found.map(card);
  // Counted by day once, for the strip of days and for the sum.
  const total = countOn(density.counts, filter);
  const suggestions = total === 0 ? await findEmptyResultSuggestions(services, filter) : null;
  const upToHere = (page - 1) * PAGE_SIZE + events.length;
  return {
    language,
    today,
    filter,
    page,
    more: upToHere < total && events.length > 0,
    total,
    events,
    teasers: isFiltering(filter)
      ? []
      : await teasersFor(services, { filter, page, events, upToHere, counts: density.counts, language }),
    choices,
    density: density.packed,
    suggestions: suggestions && { ...suggestions, near: suggestions.near.map(card) },
  };
}

/** How many events are on the days of a filter, of those counted without its days. */
function countOn(counts: readonly DayOfEvents[], { date, dateTo }: EventFilter): number {
  return counts
    .filter(({ day }) => (date === undefined || day >= date) && (dateTo === undefined || day <= dateTo))
    .reduce((sum, { count }) => sum + count, 0);
}

async function teasersFor(
  services: CalendarServices,
  list: {
    filter: EventFilter;
    page: number;
    events: EventCard[];
    upToHere: number;
    counts: DayOfEvents[];
    language: Language;
  },
): Promise<TeaserCard[]> {
  const [first, last] = [list.events.at(0), list.events.at(-1)];
  if (!first || !last) return [];
  const page = {
    start: list.filter.date ?? services.clock.today(),
    isFirst: list.page === 1,
    firstDay: first.day,
    lastDay: last.day,
    eventsUpToHere: list.upToHere,
  };
  const days = teaserDays(page, list.counts);
  if (!days) return [];
  const { dateTo } = list.filter;
  const end = dateTo !== undefined && dateTo < days.to ? dateTo : days.to;
  const teasers = await cachedDates(services, 'teasers', { from: days.from, end }, () =>
    findTeasers(services.db, days.from, end),
  );
  return teasers.map((teaser) => toTeaserCard(teaser, list.language));
}
