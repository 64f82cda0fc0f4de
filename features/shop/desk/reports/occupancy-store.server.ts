import { sql } from 'kysely';
import type { Db } from '#features/database.server.ts';
import type { TicketSpan } from './occupancy.ts';

/** Tickets of a performance with the moments they were issued and cancelled. */
export async function findTicketSpans(db: Db, performanceId: number): Promise<TicketSpan[]> {
  const rows = await db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select(['issued_at', 'placed_at', 'state', 'changed_at'])
    .where('performance_id', '=', performanceId)
    .where('orders.is_test', '=', false)
    .execute();
  return rows.map(({ issued_at, placed_at, state, changed_at }) => ({
    issuedAt: issued_at ?? placed_at,
    cancelledAt: state === 'cancelled' ? changed_at : null,
  }));
}

/** Places of a performance that can be sold. */
export async function countPlaces(db: Db, performanceId: number): Promise<number> {
  const { places } = await db
    .selectFrom('pools')
    .select(sql<number | null>`sum(capacity - overbooked - blocked)`.as('places'))
    .where('performance_id', '=', performanceId)
    .where('seat_group_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(places ?? 0);
}
