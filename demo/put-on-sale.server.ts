import type { Trx } from '#features/database.server.ts';
import { syncSalesWithEvents } from '#features/ticketing/index.server.ts';
import { createDemoSale, sellSome } from './load-box-office.server.ts';
import type { DemoEvent } from './load-events.server.ts';

/** Which places are sold already is drawn from this number: the same demo venue every time. */
const SEED = 7;

/** Sells tickets for every event as its production says, some of them before the demo begins. */
export async function putOnSale(trx: Trx, events: DemoEvent[]): Promise<void> {
  await createDemoSale(
    trx,
    events.map(({ id, production, dateStart, dateEnd }) => ({
      jetId: id,
      seatGroups: production.seatGroups,
      dateStart,
      dateEnd,
      timeslots: production.schedule.find((rule) => rule.timeslots)?.timeslots,
    })),
  );
  await syncSalesWithEvents(trx, 'all');
  await sellSome(trx, { jetIds: events.map(({ id }) => id), seed: SEED });
}
