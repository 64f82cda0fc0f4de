import type { Insertable } from 'kysely';
import { syncVoucherWithPayments } from '#features/box-office/credit/index.server.ts';
import { syncPassWithPayments } from '#features/box-office/passes/index.server.ts';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import { writeOrderBalance } from '#features/box-office/ticketing/index.server.ts';
import type { Order, Payment } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Amounts paid for an order, less refunds, as recorded in its payments (see `Order`). */
export type Paid = Pick<
  Order,
  'paidCents' | 'moneyCents' | 'onlineCents' | 'chargedBackCents' | 'coveredCents' | 'hasFailedRefund'
>;

export const NOTHING_PAID: Paid = {
  ...{ paidCents: 0, moneyCents: 0, onlineCents: 0, chargedBackCents: 0, coveredCents: 0 },
  hasFailedRefund: false,
};

/** Reads the amounts paid for orders, by their ids; orders without payments are left out. */
export async function findPaid(db: Db | Trx, orderIds: number[]): Promise<Map<number, Paid>> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'kind', 'means', 'cents', 'reverses_id'])
    .where('order_id', 'in', orderIds)
    .where('kind', '<>', 'fee')
    .orderBy('id')
    .execute();
  const sum = (some: { cents: number }[]) => some.reduce((all, { cents }) => all + cents, 0);
  return new Map(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([id, own]) => [
      id,
      {
        paidCents: sum(own),
        coveredCents: sum(own) + Math.max(0, 0 - sum(own.filter(isOfBank)) - paidAgainCents(own)),
        moneyCents: sum(own.filter(({ means }) => means !== 'credit')),
        onlineCents: sum(own.filter(({ means }) => means === 'online')),
        chargedBackCents: 0 - sum(own.filter(isOfBank)),
        hasFailedRefund: own.some(({ kind, means }) => kind === 'reversal' && means === 'online'),
      },
    ]),
  );
}

/** A bank took it in a dispute, or gave it again. */
const isOfBank = ({ kind }: Pick<Payment, 'kind'>): boolean =>
  kind === 'chargeback' || kind === 'reinstatement';

/** Payments since the first chargeback, which replace what the bank took before they pay for anything else. */
function paidAgainCents(
  rows: { id: number; kind: Payment['kind']; cents: number; reverses_id: number | null }[],
): number {
  const taken = rows.findIndex(({ kind }) => kind === 'chargeback');
  if (taken < 0) return 0;
  return rows
    .slice(taken)
    .filter(({ id, kind }) => kind === 'payment' && !rows.some(({ reverses_id }) => reverses_id === id))
    .reduce((all, { cents }) => all + cents, 0);
}

/** All payments of an order, in the order they were recorded. */
export async function findPayments(db: Db | Trx, orderNumber: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('users', 'users.id', 'payments.recorded_by')
    .leftJoin('payments as reversals', 'reversals.reverses_id', 'payments.id')
    .selectAll('payments')
    .select(['users.first_name', 'users.last_name', 'reversals.id as reversal_id'])
    .where('orders.number', '=', orderNumber)
    .orderBy('payments.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    cents: row.cents,
    means: row.means,
    reference: row.reference,
    reason: row.reason,
    isReversed: row.reversal_id !== null,
    by:
      row.recorded_by === null
        ? null
        : {
            id: row.recorded_by,
            name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
          },
    at: row.recorded_at,
  }));
}

/** Writes a payment of the order with this secret down, and lets its gift voucher or pass follow; gives its id. */
export async function insertPayment(
  trx: Trx,
  secret: string,
  payment: Omit<Insertable<TicketingTables['payments']>, 'order_id'>,
): Promise<number> {
  const { id: order_id } = await trx
    .selectFrom('orders')
    .select('id')
    .where('secret', '=', secret)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('payments')
    .values({ ...payment, order_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await syncVoucherWithPayments(trx, order_id, payment.recorded_at);
  await syncPassWithPayments(trx, order_id);
  await writeOrderBalance(trx, order_id);
  return id;
}

/** Money that came in over the payment provider, by its name there. */
export interface MoneyPaidOnline {
  providerPayment: string;
  cents: number;
}

/** The same for an online payment of a new order, which no member of staff recorded. */
export async function insertMoneyPaidOnline(
  trx: Trx,
  secret: string,
  { providerPayment, cents }: MoneyPaidOnline,
  now: Instant,
): Promise<void> {
  await insertPayment(trx, secret, {
    kind: 'payment',
    means: 'online',
    cents,
    reference: providerPayment,
    recorded_by: null,
    recorded_at: now,
  });
}

/** Places that are paid do not count for the network they were ordered from (docs/decisions/0016). */
export async function clearNetwork(trx: Trx, secret: string): Promise<void> {
  await trx.updateTable('orders').set({ client_hash: null }).where('secret', '=', secret).execute();
}
