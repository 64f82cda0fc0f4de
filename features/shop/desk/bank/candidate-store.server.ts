import { type SelectQueryBuilder, sql } from 'kysely';
import { invoiceNumber } from '#features/box-office/order-store/index.server.ts';
import type { Db, Tables } from '#features/database.server.ts';
import type { InvoiceMention } from './matching/mentions.ts';
import type { Candidate } from './matching/propose.ts';

const AT_ONCE = 300;
/** More orders with the same open sum than that tell nothing. */
const MAX_OF_SUM = 500;

/** Orders that lines may pay, by number: those named by their own numbers or by those of invoices, and open ones of the sums that came in. */
export async function findCandidates(
  db: Db,
  {
    orders,
    invoices,
    sums,
  }: { orders: readonly string[]; invoices: readonly InvoiceMention[]; sums: readonly number[] },
): Promise<Candidate[]> {
  const rows = [
    ...(await inParts(orders, (part) => candidates(db).where('orders.number', 'in', part).execute())),
    ...(await inParts(invoices, (part) =>
      candidates(db)
        .where((eb) =>
          eb.or(
            part.map(({ year, sequence }) =>
              eb.and([eb('invoices.year', '=', year), eb('invoices.sequence', '=', sequence)]),
            ),
          ),
        )
        .execute(),
    )),
    ...(await inParts(sums, (part) =>
      candidates(db)
        .where('order_state', '=', 'open')
        .where(sql<number>`due_cents - paid_cents`, 'in', part)
        .orderBy('orders.id', 'desc')
        .limit(MAX_OF_SUM)
        .execute(),
    )),
  ];
  const byNumber = Map.groupBy(rows, ({ number }) => number);
  return [...byNumber.values()].map(toCandidate);
}

/** Rows of orders that take money, one for each of their invoices. */
function candidates(db: Db) {
  return select(
    db
      .selectFrom('orders')
      .leftJoin('invoices', 'invoices.order_id', 'orders.id')
      .where('is_test', '=', false)
      .where('payment_method', 'not in', ['free', 'test']),
  );
}

type Joined = Tables & { invoices: { [C in keyof Tables['invoices']]: Tables['invoices'][C] | null } };

function select(query: SelectQueryBuilder<Joined, 'orders' | 'invoices', object>) {
  return query.select([
    'orders.number',
    'orders.first_name',
    'orders.last_name',
    'orders.invoice_recipient',
    'orders.order_state',
    'orders.due_cents',
    'orders.paid_cents',
    'invoices.year',
    'invoices.sequence',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof candidates>['execute']>>[number];

function toCandidate(rows: Row[]): Candidate {
  const [row] = rows as [Row];
  const numbers = rows.flatMap(({ year, sequence }) =>
    year === null || sequence === null ? [] : [invoiceNumber(year, sequence)],
  );
  return {
    number: row.number,
    name: `${row.first_name} ${row.last_name}`.trim(),
    lastName: row.last_name,
    organisation: row.invoice_recipient?.organisation ?? null,
    state: row.order_state,
    openCents: row.due_cents - row.paid_cents,
    invoices: [...new Set(numbers)],
  };
}

async function inParts<T, R>(all: readonly T[], find: (part: T[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE)
    found.push(...(await find(all.slice(start, start + AT_ONCE))));
  return found;
}
