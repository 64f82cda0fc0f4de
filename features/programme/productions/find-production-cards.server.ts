import {
  type CalendarServices,
  cachedDates,
  type EventListing,
  findNextEvents,
  withOffers,
} from '#features/programme/calendar/index.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import type { Day } from '#lib/venue-time.ts';
import type { ProductionCard } from './production-card.server.ts';
import type { ProductionListing } from './store.server.ts';

/** Dates of a production that are asked for their price. */
const PRICED_DATES = 5;

/** A production with its next date and the lowest price of the dates that come next. */
export interface DatedProduction {
  production: ProductionListing;
  next: EventListing | null;
  price: ProductionCard['price'];
}

/** Adds to each production its next date from a day on (default: now) and its prices, in one call for all. */
export async function withNextDates(
  services: CalendarServices,
  productions: ProductionListing[],
  fromDay?: Day,
): Promise<DatedProduction[]> {
  const ids = productions.map(({ id }) => id);
  const day = fromDay ?? services.clock.today();
  const events = await cachedDates(services, 'next dates of', { ids, day }, () =>
    findNextEvents(services.db, ids, {
      now: services.clock.now(),
      from: instantAt(day, '00:00'),
      each: PRICED_DATES,
    }),
  );
  const listed = await withOffers(services, events);
  return productions.map((production) => {
    const own = listed.filter(({ event }) => event.productionId === production.id);
    const offers = own.flatMap(({ offer }) => offer ?? []);
    const prices = offers.flatMap(({ fromCents }) => fromCents ?? []);
    return {
      production,
      next: own[0]?.event ?? null,
      price: offers.length === 0 ? null : { fromCents: prices.length === 0 ? null : Math.min(...prices) },
    };
  });
}
