import { writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { PassCancellationCause } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { isPassUnused } from './pass.ts';
import { insertPassEntry } from './pass-entry-store.server.ts';

/**
 * Lets the pass of an order follow its payments (docs/decisions/0087): it can be used as long as all of it is paid. Called in the transaction that
 * writes a payment down, behind the lock of the order. Orders of tickets and tests have none.
 */
export async function syncPassWithPayments(trx: Trx, orderId: number): Promise<void> {
  const sold = await trx
    .selectFrom('passes')
    .innerJoin('orders', 'orders.id', 'passes.order_id')
    .select(['passes.id', 'cents'])
    .select((eb) =>
      eb
        .selectFrom('payments')
        .select(({ fn }) => fn.sum<number | null>('payments.cents').as('paid'))
        .whereRef('payments.order_id', '=', 'passes.order_id')
        // Ignores chargebacks: money the bank takes back in a dispute voids nothing, staff decide that
        // (docs/decisions/0098).
        .where('payments.kind', 'not in', ['fee', 'chargeback', 'reinstatement'])
        .as('paid'),
    )
    .where('order_id', '=', orderId)
    .where('state', '=', 'valid')
    .where('is_test', '=', false)
    .executeTakeFirst();
  if (!sold) return;
  const is_paid = Number(sold.paid ?? 0) >= sold.cents;
  await trx.updateTable('passes').set({ is_paid }).where('id', '=', sold.id).execute();
}

/** Outcome of voiding a pass. */
type VoidedPass = 'voided' | 'cancelled-before' | 'used' | 'none';

/** Cancels the pass of a locked order, where nobody has used it: nothing can be had with it from then on. */
export async function cancelPass(
  trx: Trx,
  orderNumber: string,
  { cause, now }: { cause: PassCancellationCause; now: Instant },
): Promise<VoidedPass> {
  const sold = await trx
    .selectFrom('passes')
    .innerJoin('orders', 'orders.id', 'passes.order_id')
    .select('passes.id')
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  if (!sold) return 'none';
  const row = await trx
    .updateTable('passes')
    // Locks the row without a change: using and disabling exclude each other.
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', sold.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.state === 'cancelled') return 'cancelled-before';
  const { state, visits, left_visits: leftVisits, claimed_visits: claimedVisits } = row;
  if (!isPassUnused({ state, visits, leftVisits, claimedVisits })) return 'used';
  await trx
    .updateTable('passes')
    .set({
      ...{ state: 'cancelled', cancellation_cause: cause, changed_at: now },
      ...{ left_visits: 0, is_paid: false },
    })
    .where('id', '=', row.id)
    .execute();
  await insertPassEntry(trx, {
    ...{ passId: row.id, kind: 'cancelled', visits: -row.visits, leftVisits: 0 },
    ...{ reference: `pass ${row.id} cancelled`, ticketId: null, now },
  });
  await writeOrderBalance(trx, row.order_id);
  return 'voided';
}
