import type { PaymentKind, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { OrderState } from '#lib/order-states.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Counts of the box office's work since an instant and of its open tasks. Reads indexes by time and state alone. */
export interface TradeFigures {
  orders: number;
  payments: { kind: PaymentKind; means: PaymentMeans; count: number; cents: number }[];
  unsettled: { state: OrderState; count: number }[];
}

/** States that wait for money to come in, to go out, or for a bank. */
const UNSETTLED = ['open', 'owed', 'disputed'] as const;

export async function findTradeFigures(db: Db, since: Instant): Promise<TradeFigures> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('placed_at', '>=', since)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select(({ fn }) => [
      'kind',
      'means',
      fn.countAll<number>().as('count'),
      fn.sum<number>('cents').as('cents'),
    ])
    .where('recorded_at', '>=', since)
    .groupBy(['kind', 'means'])
    .execute();
  const unsettled = await db
    .selectFrom('orders')
    .select(({ fn }) => ['order_state as state', fn.countAll<number>().as('count')])
    .where('order_state', 'in', UNSETTLED)
    .groupBy('order_state')
    .execute();
  return {
    orders: Number(count),
    payments: payments.map((each) => ({ ...each, count: Number(each.count), cents: Number(each.cents) })),
    unsettled: UNSETTLED.map((state) => ({
      state,
      count: Number(unsettled.find((each) => each.state === state)?.count ?? 0),
    })),
  };
}
