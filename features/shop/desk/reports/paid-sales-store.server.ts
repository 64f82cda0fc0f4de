import type { Period } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import { type Abortable, findDonations, paymentSlices } from '../closings/ledger-store.server.ts';
import { type PartCharged, splitPayments } from '../closings/split-payments.ts';
import type { SaleFacts, SoldItem } from './sale-group.ts';

/** Share of a payment that fell to one item of its order. */
export interface PaidSale extends SaleFacts {
  /** A payment of the customer, and no refund, reversal or dispute. */
  isReceipt: boolean;
  cents: number;
}

/** Shares of all payments of a period, split by item as the ledger splits them by rate; both come to the same sum. */
export async function* paidSales(db: Db, period: Period, { signal }: Abortable): AsyncGenerator<PaidSale[]> {
  for await (const { paymentIds, orderIds } of paymentSlices(db, period)) {
    signal?.throwIfAborted();
    yield await salesOfOrders(db, orderIds, paymentIds);
  }
}

async function salesOfOrders(
  db: Db,
  orderIds: readonly number[],
  wanted: ReadonlySet<number>,
): Promise<PaidSale[]> {
  const payments = await findPayments(db, orderIds);
  const partsOf = await findParts(db, orderIds);
  return [...Map.groupBy(payments, ({ order_id }) => order_id)].flatMap(([orderId, rows]) => {
    const { parts, itemOf } = partsOf(orderId);
    const lines = rows.map(({ recorded_at: at, kind, cents }) => ({ at, kind, cents }));
    const shares = splitPayments(parts, lines, { uncharged: 'other', fee: 'fee' });
    const origin = originOf(rows, { hasPass: parts.some(({ key }) => key === 'pass') });
    return rows.flatMap(({ id, kind, recorded_at: at }, index) =>
      wanted.has(id)
        ? (shares[index] ?? []).map(({ key, cents }) => ({
            ...{ item: itemOf(key), ...origin, at, cents, isReceipt: kind === 'payment' },
          }))
        : [],
    );
  });
}

type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

function findPayments(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      ...(['payments.id', 'order_id', 'kind', 'means', 'cents', 'recorded_at', 'recorded_by'] as const),
      ...(['sold_by', 'placed_at'] as const),
    ])
    .where('order_id', 'in', orderIds)
    .where('orders.is_test', '=', false)
    .orderBy('payments.id')
    .execute();
}

/** Channel and seller of an order: a pass the desk sold was paid at the till in the moment it was ordered. */
function originOf(
  rows: readonly PaymentRow[],
  { hasPass }: { hasPass: boolean },
): Pick<SaleFacts, 'channel' | 'sellerId'> {
  const [first] = rows;
  if (first?.sold_by != null) return { channel: 'counter', sellerId: first.sold_by };
  const isByStaff =
    hasPass &&
    first?.recorded_by != null &&
    first.recorded_at === first.placed_at &&
    first.means !== 'online' &&
    first.means !== 'credit';
  return isByStaff
    ? { channel: 'staff', sellerId: first.recorded_by }
    : { channel: 'online', sellerId: null };
}

interface Row {
  cents: number;
  state: string;
  changed_at: string | null;
  issued_at?: string | null;
}

const OTHER: SoldItem = { kind: 'other' };

/** The parts of some orders under a key for each item: an event and a price, or what has neither. */
async function findParts(db: Db, orderIds: readonly number[]) {
  const tickets = await db
    .selectFrom('order_tickets')
    .select([
      ...(['order_id', 'cents', 'state', 'changed_at', 'issued_at', 'performance_id'] as const),
      ...(['price_de', 'price_en', 'event_de', 'event_en'] as const),
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const [vouchers, passes] = await Promise.all(
    (['order_vouchers', 'passes'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(['order_id', 'cents', 'state', 'changed_at'])
        .where('order_id', 'in', orderIds)
        .execute(),
    ),
  );
  const items = new Map<string, SoldItem>(
    (['voucher', 'pass', 'donation', 'fee'] as const).map((kind) => [kind, { kind }]),
  );
  const parts = new Map<number, (PartCharged & { key: string })[]>();
  const put = (orderId: number, key: string, { cents, state, changed_at, issued_at = null }: Row) => {
    const cancelledAt = state === 'cancelled' ? changed_at : null;
    const known = parts.get(orderId);
    const part = { key, cents, issuedAt: issued_at, cancelledAt, isPaidLast: key === 'donation' };
    if (known) known.push(part);
    else parts.set(orderId, [part]);
  };
  for (const row of tickets) {
    const key = JSON.stringify([row.performance_id, row.price_de, row.price_en]);
    const title = optionalLocalizedFrom(row, 'event');
    const item = { performanceId: row.performance_id, title, price: localizedFrom(row, 'price') };
    items.set(key, { kind: 'ticket', ...item });
    put(row.order_id, key, row);
  }
  for (const row of vouchers ?? []) put(row.order_id, 'voucher', row);
  for (const row of passes ?? []) put(row.order_id, 'pass', row);
  for (const row of await findDonations(db, orderIds)) put(row.order_id, 'donation', row);
  return (orderId: number) => ({
    parts: parts.get(orderId) ?? [],
    itemOf: (key: string) => items.get(key) ?? OTHER,
  });
}
