import type { PoolUnits } from '#features/box-office/holds/index.ts';
import { writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { CancellationCause } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

export async function findOrderId(trx: Trx, secret: string): Promise<number> {
  const { id } = await trx
    .selectFrom('orders')
    .select('id')
    .where('secret', '=', secret)
    .executeTakeFirstOrThrow();
  return id;
}

/** Ids of all tickets of an order; none where there is no such order. */
export async function findTicketIds(db: Db | Trx, secret: string): Promise<number[]> {
  const rows = await db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select('order_tickets.id')
    .where('orders.secret', '=', secret)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findTicketId(trx: Trx, code: string): Promise<number> {
  const { id } = await trx
    .selectFrom('order_tickets')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}

export async function markCancelled(
  trx: Trx,
  ticketId: number,
  { cause, now }: { cause: CancellationCause; now: Instant },
): Promise<void> {
  const { order_id } = await trx
    .updateTable('order_tickets')
    .set({ state: 'cancelled', cancellation_cause: cause, changed_at: now })
    .where('id', '=', ticketId)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await writeOrderBalance(trx, order_id);
}

/** Ends a ticket's hold on its places; gives which they were. Moves none of them. */
export async function deleteTicketClaims(trx: Trx, ticketId: number): Promise<PoolUnits[]> {
  const rows = await trx
    .deleteFrom('ticket_claims')
    .where('ticket_id', '=', ticketId)
    .returning(['pool_id as poolId', 'units'])
    .execute();
  return rows;
}
