import { sql } from 'kysely';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Subject of the count: a session, a network, by their hashes, or both. */
interface Holder {
  session: string | null;
  network: string | null;
}

/** Current holdings of a holder. */
export interface Holding {
  /** In all carts of the session. */
  tickets: number;
  /** Of the network, by performance. */
  places: Map<number, number>;
}

/**
 * Tickets in all carts of a session, and places of performances held from a network, unpaid orders included: ordering at the
 * box office must not bypass the limit. A single query, because it blocks others while it runs.
 */
export async function findHolding(
  trx: Trx,
  { session, network }: Holder,
  { performanceIds, now }: { performanceIds: number[]; now: Instant },
): Promise<Holding> {
  const bySession = ticketsOfSession(trx, session ?? '', now);
  const byNetwork = placesOfNetwork(trx, network ?? '', { performanceIds, now });
  const asked = session === null ? byNetwork : network === null ? bySession : bySession.unionAll(byNetwork);
  const holding: Holding = { tickets: 0, places: new Map() };
  for (const { performanceId, held } of await asked.execute()) {
    if (performanceId === null) holding.tickets += Number(held);
    else holding.places.set(performanceId, (holding.places.get(performanceId) ?? 0) + Number(held));
  }
  return holding;
}

function ticketsOfSession(trx: Trx, sessionHash: string, now: Instant) {
  return heldLines(trx, now)
    .where('holds.session_hash', '=', sessionHash)
    .select([
      sql<number | null>`cast(null as integer)`.as('performanceId'),
      sql<number>`coalesce(sum(hold_lines.quantity), 0)`.as('held'),
    ]);
}

function placesOfNetwork(
  trx: Trx,
  networkHash: string,
  { performanceIds, now }: { performanceIds: number[]; now: Instant },
) {
  const ordered = trx
    .selectFrom('orders')
    .innerJoin('order_tickets', 'order_tickets.order_id', 'orders.id')
    .innerJoin('ticket_claims', 'ticket_claims.ticket_id', 'order_tickets.id')
    .innerJoin('pools', 'pools.id', 'ticket_claims.pool_id')
    .where('orders.client_hash', '=', networkHash)
    .where('order_tickets.performance_id', 'in', performanceIds)
    // Not the venue's buckets, in which the same places are counted once more.
    .where('pools.seat_group_id', 'is not', null)
    .select([
      sql<number | null>`order_tickets.performance_id`.as('performanceId'),
      sql<number>`sum(ticket_claims.units)`.as('held'),
    ])
    .groupBy('order_tickets.performance_id');
  return heldLines(trx, now)
    .where('holds.client_hash', '=', networkHash)
    .where('hold_lines.performance_id', 'in', performanceIds)
    .select([
      sql<number | null>`hold_lines.performance_id`.as('performanceId'),
      sql<number>`sum(hold_lines.quantity * hold_lines.units)`.as('held'),
    ])
    .groupBy('hold_lines.performance_id')
    .unionAll(ordered);
}

function heldLines(trx: Trx, now: Instant) {
  return trx
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
    .where('holds.status', '=', 'active')
    .where('holds.expires_at', '>', now);
}
