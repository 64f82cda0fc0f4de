import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DemoProduction } from './content/types.ts';
import { createDemoSale, sellSome } from './load-box-office.server.ts';
import type { DemoEvent } from './load-events.server.ts';

/** Seed of the places sold already: the same demo venue every time. */
const SEED = 7;
const DAY_MS = 24 * 3_600_000;

/** Sells tickets for every event as its production says, some of them before the demo begins. */
export async function putOnSale(trx: Trx, events: DemoEvent[]): Promise<void> {
  await createDemoSale(
    trx,
    events.map(({ id, production, dateStart, dateEnd }) => ({
      jetId: id,
      priceList: production.title.de,
      seatGroups: production.seatGroups,
      ...presaleOf(production, dateStart),
      dateStart,
      dateEnd,
      timeslots: production.schedule.find((rule) => rule.timeslots)?.timeslots,
    })),
  );
  await syncSalesWithEvents(trx, 'all');
  const stayOpen = events.filter(({ production }) => production.isBookedWhole).map(({ id }) => id);
  await sellSome(trx, { jetIds: events.map(({ id }) => id), stayOpen: new Set(stayOpen), seed: SEED });
}

function presaleOf({ presale }: DemoProduction, dateStart: Instant) {
  if (!presale) return {};
  const before = (days: number) => new Date(Date.parse(dateStart) - days * DAY_MS).toISOString();
  return {
    membersFrom: before(presale.membersDaysBefore),
    saleStartsAt: before(presale.everybodyDaysBefore),
  };
}
