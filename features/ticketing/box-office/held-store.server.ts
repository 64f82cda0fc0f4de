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

/** Places of performances that are held from a network at the moment, by performance. */
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
  return new Map(rows.map(({ id, places }) => [id, Number(places)]));
}

function heldLines(trx: Trx, now: Instant) {
  return trx
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
    .where('holds.status', '=', 'active')
    .where('holds.expires_at', '>', now);
}
