import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { findReportedEvent } from './names-store.server.ts';
import { type OccupancyDay, occupancyByDay } from './occupancy.ts';
import { countPlaces, findTicketSpans } from './occupancy-store.server.ts';

/** How an event filled up (docs/product/box-office.md#reports). */
export interface Occupancy {
  eventId: number;
  title: Localized;
  startsAt: Instant;
  /** Places of the event, those blocked not counted. */
  capacity: number;
  days: OccupancyDay[];
}

/** Places sold for an event by day; `null` for events never on sale. Test orders do not count. */
export async function findOccupancy(
  { db, clock }: { db: Db; clock: Clock },
  eventId: number,
): Promise<Occupancy | null> {
  const event = await findReportedEvent(db, eventId);
  if (!event) return null;
  const { performanceId, title, startsAt } = event;
  const [tickets, capacity] = await Promise.all([
    findTicketSpans(db, performanceId),
    countPlaces(db, performanceId),
  ]);
  const days = occupancyByDay(tickets, { eventDay: dayOf(startsAt), today: clock.today() });
  return { eventId, title, startsAt, capacity, days };
}
