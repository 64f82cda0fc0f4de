import type { ArtworkSeed, ArtworkType } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  type CalendarServices,
  countDatesOfSeries,
  type DatesOfSeries,
  type EventCard,
  findUpcomingEventsOf,
  toEventCard,
  withOffers,
} from '#features/programme/calendar/index.server.ts';
import {
  findProductionsOfSeries,
  type ProductionCard,
  toProductionCard,
  withNextDates,
} from '#features/programme/productions/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import type { Series } from './store.server.ts';
import { findAllSeries, findSeriesById } from './store.server.ts';
import { isBookableSeries } from './whole-series.ts';
import { toWholeSeriesView, type WholeSeriesView } from './whole-series-view.ts';

/** Dates listed on a series' page; the calendar has the rest. */
const LISTED_DATES = 12;

interface SeriesTexts {
  id: number;
  slug: string;
  path: string;
  title: ShownText;
  subline: ShownText;
}

export interface SeriesPage {
  series: SeriesTexts & { descriptionHtml: ShownText };
  dates: EventCard[];
  /** True if there are more dates than listed. */
  more: boolean;
  productions: ProductionCard[];
  /** True if one ticket for every date can be booked at once. */
  isBookable: boolean;
  /** At which prices it is sold as a whole; `null` where it is not. */
  whole: WholeSeriesView | null;
}

export interface SeriesCard extends SeriesTexts {
  art: { type: ArtworkType; slug: ArtworkSeed };
  /** `null` when it has none at the moment. */
  dates: DatesOfSeries | null;
}

/** The series of the venue, in their order, with their coming dates. */
export async function findSeriesList(
  { db, clock }: Pick<CalendarServices, 'db' | 'clock'>,
  language: Language,
): Promise<SeriesCard[]> {
  const [all, dates] = await Promise.all([findAllSeries(db), countDatesOfSeries(db, clock.now())]);
  return all.map((series) => ({
    ...textsOf(series, language),
    art: series.art,
    dates: dates.get(series.id) ?? null,
  }));
}

/** Everything the page of a series shows; `null` when there is no such series. */
export async function loadSeriesPage(
  services: CalendarServices,
  id: number,
  language: Language,
): Promise<{ id: number; slug: string; art: SeriesCard['art']; page: SeriesPage } | null> {
  const { db, clock } = services;
  const series = await findSeriesById(db, id);
  if (!series) return null;
  const now = clock.now();
  const [events, listings] = await Promise.all([
    findUpcomingEventsOf(db, { seriesId: id }, { now, limit: LISTED_DATES + 1 }),
    findProductionsOfSeries(db, id),
  ]);
  const [listed, productions, whole] = await Promise.all([
    withOffers(services, events),
    withNextDates(services, listings),
    services.ticketing.wholeSeries?.offer(id) ?? null,
  ]);
  const text = shown(series.description, language);
  return {
    id,
    slug: series.slug,
    art: series.art,
    page: {
      series: {
        ...textsOf(series, language),
        descriptionHtml: { ...text, text: sanitizeRichText(text.text) },
      },
      dates: listed.slice(0, LISTED_DATES).map(({ event, offer }) => toEventCard(event, offer, language)),
      more: listed.length > LISTED_DATES,
      productions: productions.map(({ production, next, price }) =>
        toProductionCard(production, next, price, language),
      ),
      whole: whole && toWholeSeriesView(whole, language),
      isBookable: isBookableSeries(listed.map(({ event, offer }) => ({ status: event.status, offer }))),
    },
  };
}

function textsOf({ id, slug, title, subline }: Series, language: Language): SeriesTexts {
  return {
    id,
    slug,
    path: pathTo('series', language, { slug, id }),
    title: shownTitle(title, language),
    subline: shown(subline, language),
  };
}
