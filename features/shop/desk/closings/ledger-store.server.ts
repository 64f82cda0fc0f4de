import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';
import { type LedgerLine, type PaidPart, shareOut } from './ledger-line.ts';

/** The first instant of a day at the venue. */
export const beginOf = (day: Day): Instant => new Date(instantAt(day, '00:00')).toISOString();

/**
 * Selection of the ledger: rows of a period, both days included, of a closing, or of no closing yet, up to the end of a day.
 */
export type LedgerSelection = { from: Day; to: Day } | { closingId: number } | { unclosedUpTo: Day };

/** Rows that no closing has. */
function unclosed(db: Db | Trx) {
  return db
    .selectFrom('payments')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closing_payments')
            .select('payment_id')
            .whereRef('closing_payments.payment_id', '=', 'payments.id'),
        ),
      ),
    );
}

/** Money received and paid out at the venue on a day that is in no closing. */
export interface OpenDay {
  day: Day;
  count: number;
  cents: number;
}

/** The days with payments that no closing has, the earliest first. */
export async function findOpenDays(db: Db): Promise<OpenDay[]> {
  const rows = await unclosed(db).select(['recorded_at', 'cents']).orderBy('recorded_at').execute();
  return [...Map.groupBy(rows, ({ recorded_at }) => dayOf(recorded_at))].map(([day, payments]) => ({
    day,
    count: payments.length,
    cents: payments.reduce((sum, { cents }) => sum + cents, 0),
  }));
}

/** Payments that are read at once: a statement on SQLite stops everybody else. The first are few, so that an answer begins soon. */
const FIRST_SLICE = 100;
const SLICE = 500;

/** Work that ends between two slices once its request is aborted. */
export interface Abortable {
  signal?: AbortSignal | undefined;
}

/** Rows of the ledger, oldest first, shared out by rate. */
export async function findLedger(
  db: Db | Trx,
  selection: LedgerSelection,
  { signal }: Abortable = {},
): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  for await (const slice of ledgerSlices(db, selection)) {
    signal?.throwIfAborted();
    lines.push(...slice);
  }
  return lines;
}

/** The same, some at a time: others get their turn in between. */
export async function* ledgerSlices(db: Db | Trx, selection: LedgerSelection): AsyncGenerator<LedgerLine[]> {
  for await (const { paymentIds, orderIds } of paymentSlices(db, selection)) {
    const lines = await linesOfOrders(db, orderIds);
    yield lines
      .filter(({ paymentId }) => paymentIds.has(paymentId))
      .toSorted((a, b) => a.paymentId - b.paymentId);
  }
}

/** Payments of a selection with their orders, oldest first, some at a time: other requests get their turn in between. */
export async function* paymentSlices(
  db: Db | Trx,
  selection: LedgerSelection,
): AsyncGenerator<{ paymentIds: ReadonlySet<number>; orderIds: readonly number[] }> {
  const wanted = await findSelected(db, selection);
  for (let start = 0, size = FIRST_SLICE; start < wanted.length; start += size, size = SLICE) {
    const slice = wanted.slice(start, start + size);
    yield {
      paymentIds: new Set(slice.map(({ id }) => id)),
      orderIds: [...new Set(slice.map(({ order_id }) => order_id))],
    };
    await nextTurn();
  }
}

/** The payments of a selection with their orders, in the order they were recorded. */
function findSelected(db: Db | Trx, selection: LedgerSelection): Promise<{ id: number; order_id: number }[]> {
  const selected = () => {
    if ('from' in selection)
      return db
        .selectFrom('payments')
        .where('recorded_at', '>=', beginOf(selection.from))
        .where('recorded_at', '<', beginOf(addDays(selection.to, 1)));
    if ('closingId' in selection)
      return db
        .selectFrom('payments')
        .where('payments.id', 'in', (eb) =>
          eb
            .selectFrom('closing_payments')
            .select('payment_id')
            .where('closing_id', '=', selection.closingId),
        );
    return unclosed(db).where('recorded_at', '<', beginOf(addDays(selection.unclosedUpTo, 1)));
  };
  return selected().select(['payments.id', 'payments.order_id']).orderBy('payments.id').execute();
}

/** All rows of some orders, of each in the order they were recorded: the share of a payment follows from all that came before it. */
export async function linesOfOrders(db: Db | Trx, orderIds: readonly number[]): Promise<LedgerLine[]> {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.id',
      'order_id',
      'orders.number',
      'kind',
      'means',
      'cents',
      'reference',
      'recorded_at',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('payments.id')
    .execute();
  const tickets = await db
    .selectFrom('order_tickets')
    .select(['order_id', 'cents', 'vat_basis_points', 'state', 'changed_at', 'issued_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const vouchers = await db
    .selectFrom('order_vouchers')
    .select(['order_id', 'cents', 'state', 'changed_at'])
    .where('order_id', 'in', orderIds)
    .execute();
  const passes = await db
    .selectFrom('passes')
    .select(['order_id', 'cents', 'vat_basis_points', 'state', 'changed_at'])
    .where('order_id', 'in', orderIds)
    .execute();
  const parts = [
    ...(await findDonations(db, orderIds)).map((donation) => ({
      ...donation,
      ...{ basisPoints: 'donation' as const, issued_at: null, isPaidLast: true },
    })),
    ...tickets.map(({ vat_basis_points: basisPoints, ...ticket }) => ({ ...ticket, basisPoints })),
    ...passes.map(({ vat_basis_points: basisPoints, ...pass }) => ({
      ...pass,
      basisPoints,
      issued_at: null,
    })),
    ...vouchers.map((voucher) => ({ ...voucher, basisPoints: 'voucher' as const, issued_at: null })),
  ];
  const partsOf = Map.groupBy(parts, ({ order_id }) => order_id);
  return [...Map.groupBy(payments, ({ order_id }) => order_id)].flatMap(([orderId, rows]) =>
    shareOut(
      (partsOf.get(orderId) ?? []).map(
        ({ cents, basisPoints, state, changed_at, issued_at, ...part }): PaidPart => ({
          cents,
          basisPoints,
          issuedAt: issued_at,
          cancelledAt: state === 'cancelled' ? changed_at : null,
          isPaidLast: 'isPaidLast' in part,
        }),
      ),
      rows.map(({ id, number, recorded_at: at, kind, means, cents, reference }) => ({
        ...{ paymentId: id, order: number, at, kind, means, cents, reference },
      })),
    ),
  );
}

/** Donations of some orders, as the ledger reads tickets; given with their orders. */
export async function findDonations(db: Db | Trx, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('orders')
    .select(['id as order_id', 'donation_cents as cents', 'donation_end', 'donation_ended_at as changed_at'])
    .where('id', 'in', orderIds)
    .where('donation_cents', '>', 0)
    .execute();
  return rows.map(({ donation_end: end, ...donation }) => ({
    ...donation,
    state: end === null ? ('valid' as const) : ('cancelled' as const),
  }));
}

/** Sums due from and owed to customers over all orders, both above zero, from the stored balances. */
export async function findOpenSums(db: Db | Trx): Promise<{ openCents: number; owedCents: number }> {
  const balance = sql<number>`due_cents - paid_cents`;
  const { open, owed } = await db
    .selectFrom('orders')
    // As the index is conditioned, so that only orders with a balance are read.
    .where(sql<boolean>`due_cents <> paid_cents`)
    .where('is_test', '=', false)
    .where('payment_method', 'not in', ['free', 'test'])
    .select(({ fn }) => [
      fn.sum<number | null>(balance).filterWhereRef('due_cents', '>', 'paid_cents').as('open'),
      fn.sum<number | null>(balance).filterWhereRef('due_cents', '<', 'paid_cents').as('owed'),
    ])
    .executeTakeFirstOrThrow();
  return { openCents: Number(open ?? 0), owedCents: 0 - Number(owed ?? 0) };
}
