import type { Db, Trx } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, type Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { type LedgerLine, type PaidTicket, shareOut } from './ledger-line.ts';
import type { LedgerReport } from './ledger-report.ts';

export interface Closing {
  id: number;
  day: Day;
  closedAt: Instant;
  closedBy: number;
  report: LedgerReport;
}

/** The first instant of a day at the house. */
const beginOf = (day: Day): Instant => new Date(instantAt(day, '00:00')).toISOString();

/** Which rows of the ledger: those of a period, both days included, or those that no closing has yet, up to the end of a day. */
type LedgerSelection = { from: Day; to: Day } | { unclosedUpTo: Day };

/** Rows of the ledger, oldest first, shared out by rate. */
export async function findLedger(db: Db | Trx, selection: LedgerSelection): Promise<LedgerLine[]> {
  let wanted = db.selectFrom('payments').select('payments.id');
  if ('from' in selection)
    wanted = wanted
      .where('recorded_at', '>=', beginOf(selection.from))
      .where('recorded_at', '<', beginOf(addDays(selection.to, 1)));
  else
    wanted = wanted
      .where('recorded_at', '<', beginOf(addDays(selection.unclosedUpTo, 1)))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('closing_payments')
              .select('payment_id')
              .whereRef('closing_payments.payment_id', '=', 'payments.id'),
          ),
        ),
      );
  const ids = new Set((await wanted.execute()).map(({ id }) => id));
  if (ids.size === 0) return [];
  // What a payment means to its order follows from all that came before it.
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
    .where('order_id', 'in', (eb) => eb.selectFrom('payments').select('order_id').where('id', 'in', wanted))
    .orderBy('payments.id')
    .execute();
  const tickets = await db
    .selectFrom('order_tickets')
    .select(['order_id', 'cents', 'vat_basis_points', 'state', 'changed_at'])
    .where('order_id', 'in', (eb) => eb.selectFrom('payments').select('order_id').where('id', 'in', wanted))
    .orderBy('id')
    .execute();
  const ticketsOf = Map.groupBy(tickets, ({ order_id }) => order_id);
  const lines = [...Map.groupBy(payments, ({ order_id }) => order_id)].flatMap(([orderId, rows]) =>
    shareOut(
      (ticketsOf.get(orderId) ?? []).map(
        ({ cents, vat_basis_points: basisPoints, state, changed_at }): PaidTicket => ({
          cents,
          basisPoints,
          cancelledAt: state === 'cancelled' ? changed_at : null,
        }),
      ),
      rows.map(({ id, number, recorded_at: at, kind, means, cents, reference }) => ({
        ...{ paymentId: id, order: number, at, kind, means, cents, reference },
      })),
    ),
  );
  return lines.filter(({ paymentId }) => ids.has(paymentId)).toSorted((a, b) => a.paymentId - b.paymentId);
}

/** Closes a day; `null` when it is closed already. Who comes at the same moment waits for the first. */
export async function insertClosing(
  trx: Trx,
  { day, closedAt, closedBy, report }: Omit<Closing, 'id'>,
): Promise<number | null> {
  const row = await trx
    .insertInto('closings')
    .values({ day, closed_at: closedAt, closed_by: closedBy, report: toJson(report) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const AT_ONCE = 500;

/** Notes which payments fall into a closing; gives those that no other has taken. */
export async function claimPayments(trx: Trx, closingId: number, paymentIds: number[]): Promise<Set<number>> {
  const claimed = new Set<number>();
  for (let start = 0; start < paymentIds.length; start += AT_ONCE) {
    const ids = paymentIds.slice(start, start + AT_ONCE);
    const rows = await trx
      .insertInto('closing_payments')
      .values(ids.map((payment_id) => ({ payment_id, closing_id: closingId })))
      .onConflict((conflict) => conflict.column('payment_id').doNothing())
      .returning('payment_id')
      .execute();
    for (const { payment_id } of rows) claimed.add(payment_id);
  }
  return claimed;
}

/** Writes the sums of a closing down, in the transaction that closes the day. */
export async function writeReport(trx: Trx, id: number, report: LedgerReport): Promise<void> {
  await trx
    .updateTable('closings')
    .set({ report: toJson(report) })
    .where('id', '=', id)
    .execute();
}

/** All closings, the latest day first. */
export async function findClosings(db: Db | Trx, { atMost }: { atMost: number }): Promise<Closing[]> {
  const rows = await db.selectFrom('closings').selectAll().orderBy('day', 'desc').limit(atMost).execute();
  return rows.map(({ id, day, closed_at, closed_by, report }) => ({
    ...{ id, day, report },
    closedAt: closed_at,
    closedBy: closed_by,
  }));
}

/** What is still to come in for all orders, and what the house owes; both above zero. */
export async function findOpenSums(db: Db | Trx): Promise<{ openCents: number; owedCents: number }> {
  const balances = db
    .selectFrom('orders')
    .where('is_test', '=', false)
    .where('payment_method', 'in', ['box-office', 'on-account', 'online'])
    .select((eb) => [
      eb
        .selectFrom('order_tickets')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('cents'), eb.val(0)).as('cents'))
        .whereRef('order_tickets.order_id', '=', 'orders.id')
        .where('state', '=', 'valid')
        .as('due'),
      eb
        .selectFrom('payments')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('cents'), eb.val(0)).as('cents'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .as('paid'),
    ]);
  const rows = await balances.execute();
  const open = rows.map(({ due, paid }) => Number(due ?? 0) - Number(paid ?? 0));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    openCents: sum(open.filter((cents) => cents > 0)),
    owedCents: sum(open.filter((cents) => cents < 0).map((cents) => -cents)),
  };
}
