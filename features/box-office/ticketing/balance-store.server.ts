import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { coveredCents, dueCents, orderState, paidCents } from './balance-sql.server.ts';

const ORDER_BATCH_SIZE = 500;

const BALANCE = {
  due_cents: dueCents,
  paid_cents: paidCents,
  covered_cents: coveredCents,
  order_state: orderState,
};

/**
 * Stores what an order owes and its state. Called in the transaction that changes its tickets, voucher, pass, payments or
 * disputes, behind the lock of the order (docs/decisions/0101).
 */
export async function writeOrderBalance(trx: Trx, orderId: number): Promise<void> {
  await endUnpaidDonation(trx, orderId);
  await trx.updateTable('orders').set(BALANCE).where('id', '=', orderId).execute();
}

/**
 * Ends the donation of an order that lost its last ticket before all of it was paid: nobody owes a donation. Reads the
 * balance stored before the change; a ticket whose exchange is under way is not lost.
 */
async function endUnpaidDonation(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      donation_end: 'lapsed',
      donation_ended_at: sql<string>`coalesce((select max(changed_at) from order_tickets where order_id = orders.id), placed_at)`,
    })
    .where('id', '=', orderId)
    .where('donation_cents', '>', 0)
    .where('donation_end', 'is', null)
    .whereRef('paid_cents', '<', 'due_cents')
    .where(
      sql<boolean>`not exists (select 1 from order_tickets as ticket where ticket.order_id = orders.id and (ticket.state = 'valid'
        or (ticket.cancellation_cause = 'exchanged'
          and not exists (select 1 from order_tickets as next where next.replaces_id = ticket.id))))`,
    )
    .execute();
}

/** Numbers of orders whose stored balance differs from their tickets and payments. */
export async function findWrongBalances(db: Db | Trx): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where((eb) =>
      eb.or([
        eb('due_cents', '!=', dueCents),
        eb('paid_cents', '!=', paidCents),
        eb('covered_cents', '!=', coveredCents),
        eb('order_state', '!=', orderState),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ number }) => number);
}

/** Computes the balances of all orders from their tickets and payments, some at a time; gives how many orders there are. */
export async function rebuildOrderBalances(db: Db): Promise<number> {
  let [after, count] = [0, 0];
  for (;;) {
    const ids = await db
      .selectFrom('orders')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(ORDER_BATCH_SIZE)
      .execute();
    const last = ids.at(-1)?.id;
    if (last === undefined) return count;
    await inTransaction(db, (trx) =>
      trx.updateTable('orders').set(BALANCE).where('id', '>', after).where('id', '<=', last).execute(),
    );
    [after, count] = [last, count + ids.length];
  }
}
