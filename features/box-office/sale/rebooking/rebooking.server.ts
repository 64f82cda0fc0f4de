import type { Office } from '#features/box-office/holds/index.server.ts';
import { findOrder } from '#features/box-office/order-store/index.server.ts';
import type { Order, Rebooking, RebookingDate } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { planRebooking } from './plan-rebooking.server.ts';
import { rebookTickets } from './rebook-tickets.server.ts';

const ANONYMOUS_BUYER = { session: null, network: null, key: null };

/** Exchanging tickets for another date (docs/decisions/0078). */
export function rebookingOf(office: Office): Rebooking {
  return {
    async dates(secret, positions) {
      const order = await findOrder(office.db, secret);
      return order ? datesFor(office, order, { positions, by: 'visitor' }) : [];
    },
    rebook: (secret, request, buyer = ANONYMOUS_BUYER) => rebookTickets(office, { secret, request, buyer }),
  };
}

/** The dates that staff may exchange tickets of an order for, the earliest first; none where they cannot be exchanged. */
export function findDatesForStaff(
  services: { db: Db; databaseClock: DatabaseClock },
  order: Order,
  positions: number[],
): Promise<RebookingDate[]> {
  return datesFor(services, order, { positions, by: 'house' });
}

async function datesFor(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  order: Order,
  asked: { positions: number[]; by: 'visitor' | 'house' },
): Promise<RebookingDate[]> {
  const plans = await planRebooking(db, { order, now: await databaseClock(db), ...asked });
  if (!plans.ok) return [];
  return plans.value
    .map(({ exchanges: _, ...date }) => date)
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''));
}
