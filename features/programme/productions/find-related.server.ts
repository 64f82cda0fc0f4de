import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import { cachedDates } from '#features/programme/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { withNextDates } from './find-production-cards.server.ts';
import { type ProductionCard, toProductionCard } from './production-card.server.ts';
import { findProduction, findRelatedProductions } from './store.server.ts';

const RELATED = 4;

/** Finds related productions with dates: those of the same series first, then those for children of the same age. */
export async function findRelated(
  services: CalendarServices,
  productionId: number,
  language: Language,
): Promise<ProductionCard[]> {
  const related = await cachedDates(services, 'related to', productionId, async () => {
    const production = await findProduction(services.db, productionId);
    const window = { now: services.clock.now(), limit: RELATED };
    return production ? findRelatedProductions(services.db, production, window) : [];
  });
  const dated = await withNextDates(services, related);
  return dated.map(({ production: other, next, price }) => toProductionCard(other, next, price, language));
}
