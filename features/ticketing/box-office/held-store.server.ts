import { sql } from 'kysely';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Tickets in all carts that a session holds at the moment. */
export async function findHeldBySession(trx: Trx, sessionHash: string, now: Instant): Promise<number> {
  const { tickets } = await heldLines(trx, now)
    .where('holds.session_hash', '=', sessionHash)
    .select(sql<number>`coalesce(sum(hold_lines.quantity), 0)`.as('tickets'))
    .executeTakeFirstOrThrow();
  return Number(tickets);
}

/**
 * Places of performances that are held from a network at the moment, or ordered and not paid, by performance: ordering at
 * the box office is no way around the limit.
 */
export async function findHeldByNetwork(
  trx: Trx,
  networkHash: string,
  { performanceIds, now }: { performanceIds: number[]; now: Instant },
): Promise<Map<number, number>> {
  const rows = await heldLines(trx, now)
    .where('holds.client_hash', '=', networkHash)
    .where('hold_lines.performance_id', 'in', performanceIds)
    .select([
      'hold_lines.performance_id as id',
      sql<number>`sum(hold_lines.quantity * hold_lines.units)`.as('places'),
    ])
    .groupBy('hold_lines.performance_id')
    .execute();
  const ordered = await trx
    .selectFrom('orders')
    .innerJoin('order_tickets', 'order_tickets.order_id', 'orders.id')
    .innerJoin('ticket_claims', 'ticket_claims.ticket_id', 'order_tickets.id')
    .innerJoin('pools', 'pools.id', 'ticket_claims.pool_id')
    .where('orders.client_hash', '=', networkHash)
    .where('order_tickets.performance_id', 'in', performanceIds)
    // Not the house's buckets, in which the same places are counted once more.
    .where('pools.seat_group_id', 'is not', null)
    .select(['order_tickets.performance_id as id', sql<number>`sum(ticket_claims.units)`.as('places')])
    .groupBy('order_tickets.performance_id')
    .execute();
  const held = new Map<number, number>();
  for (const { id, places } of [...rows, ...ordered]) held.set(id, (held.get(id) ?? 0) + Number(places));
  return held;
}

function heldLines(trx: Trx, now: Instant) {
  return trx
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
    .where('holds.status', '=', 'active')
    .where('holds.expires_at', '>', now);
}
