import type { CalendarServices, EventCard } from '#features/programme/calendar/index.server.ts';
import {
  findSeriesLine,
  findUpcomingCards,
  type SeriesLine,
} from '#features/programme/calendar/index.server.ts';
import {
  findOpeningHours,
  type RegularHours,
  regularHours,
} from '#features/programme/opening-hours/index.server.ts';
import type { Audience } from '#lib/audience.ts';
import { type Language, shown } from '#lib/localized.ts';
import { addDays } from '#lib/venue-time.ts';
import { findProductionView } from './find-production-view.server.ts';
import { findRelated } from './find-related.server.ts';
import type { ProductionCard } from './production-card.server.ts';
import type { ProductionView } from './production-view.ts';
import { findProduction, findTagsOfProduction } from './store.server.ts';

/** Dates listed on a production's page; the calendar has the rest. */
const LISTED_DATES = 12;
/** Days ahead whose special hours are shown. */
const EXCEPTIONS_AHEAD = 14;

export interface ProductionPage {
  production: ProductionView;
  tags: { id: number; name: string }[];
  series: SeriesLine | null;
  dates: EventCard[];
  hours: RegularHours;
  related: ProductionCard[];
}

/** Everything the page of a production shows; `null` when its audience may see none. */
export async function loadProductionPage(
  services: CalendarServices,
  id: number,
  language: Language,
  audience: Audience = 'visitors',
): Promise<{ id: number; slug: string; page: ProductionPage } | null> {
  const { db, clock } = services;
  const [view, production] = await Promise.all([
    findProductionView(services, id, language, audience),
    findProduction(db, id, audience),
  ]);
  if (!view || !production) return null;
  const today = clock.today();
  const [tags, series, dates, hours, related] = await Promise.all([
    findTagsOfProduction(db, id),
    findSeriesLine(db, production.seriesId, language),
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
      series,
      dates,
      hours: regularHours(hours, language),
      related,
    },
  };
}
