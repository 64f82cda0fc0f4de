import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Valid tickets of an order for one event and start. */
export interface AccountVisit {
  order: Order;
  tickets: [OrderTicket, ...OrderTicket[]];
  startsAt: Instant;
}

/**
 * Returns the visits an account has tickets for, soonest first (docs/product/accounts.md#overview): without those that
 * are over, postponed without a new date, returned or exchanged.
 */
export function upcomingVisits(orders: readonly Order[], now: Instant): AccountVisit[] {
  const visits = orders.flatMap((order) => {
    const valid = order.tickets.filter(
      ({ state, replacedBy, isPostponed }) => state === 'valid' && replacedBy === null && !isPostponed,
    );
    const groups = Map.groupBy(valid, ({ jetId, startsAt }) => `${jetId} ${startsAt}`);
    return [...groups.values()].flatMap((tickets) => {
      const [{ startsAt }] = tickets as AccountVisit['tickets'];
      return startsAt !== null && startsAt >= now
        ? [{ order, tickets: tickets as AccountVisit['tickets'], startsAt }]
        : [];
    });
  });
  return visits.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0));
}
