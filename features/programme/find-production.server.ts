import type { CalendarServices, EventCard } from '#features/calendar/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { findOpeningHours, type HouseHours, houseHours } from '#features/opening-hours/index.server.ts';
import {
  findProduction,
  findProductionView,
  findTagsOfProduction,
} from '#features/productions/index.server.ts';
import type { ProductionView } from '#features/productions/index.ts';
import { findSeriesById } from '#features/series/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { addDays } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import { findRelated } from './find-related.server.ts';
import { findUpcomingCards } from './find-upcoming-cards.server.ts';
import type { ProductionCard } from './production-card.server.ts';

/** Dates listed on a production's page; the calendar has the rest. */
const LISTED_DATES = 12;
/** Days ahead whose exceptions from the week's hours are told. */
const EXCEPTIONS_AHEAD = 14;

export interface ProductionPage {
  production: ProductionView;
  tags: { id: number; name: string }[];
  series: { path: string; title: ShownText; subline: ShownText } | null;
  dates: EventCard[];
  hours: HouseHours;
  related: ProductionCard[];
}

/** Everything the page of a production shows; `null` when there is none online. */
export async function findProductionDetail(
  services: CalendarServices,
  id: number,
  language: Language,
): Promise<{ id: number; slug: string; page: ProductionPage } | null> {
  const { db, clock } = services;
  const [view, production] = await Promise.all([
    findProductionView(db, id, language),
    findProduction(db, id),
  ]);
  if (!view || !production) return null;
  const today = clock.today();
  const [tags, series, dates, hours, related] = await Promise.all([
    findTagsOfProduction(db, id),
    production.seriesId === null ? null : findSeriesById(db, production.seriesId),
    findUpcomingCards(services, { productionIds: [id] }, { limit: LISTED_DATES, language }),
    findOpeningHours(db, today, addDays(today, EXCEPTIONS_AHEAD)),
    findRelated(services, id, language),
  ]);
  return {
    id,
    slug: production.slug,
    page: {
      production: view,
      tags: tags.map((tag) => ({ id: tag.id, name: shown(tag.name, language).text })),
      series: series && {
        path: pathTo('series', language, { slug: series.slug, id: series.id }),
        title: shownTitle(series.title, language),
        subline: shown(series.subline, language),
      },
      dates,
      hours: houseHours(hours, language),
      related,
    },
  };
}
