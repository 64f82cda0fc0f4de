import type { Db, Trx } from '#features/database.server.ts';
import { findSeller } from '#features/settings/index.server.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { type BillingContents, type BillingDocument, billingContents } from '../billing-document.ts';
import type { Order } from '../order.ts';

/**
 * Gives an order the next invoice number of its year, without gaps: the year's row is locked until the order is written, and
 * an order that is not leaves the number to the next. The last thing an order does, because all orders wait for it.
 */
export async function issueInvoice(trx: Trx, orderId: number, order: Order, now: Instant): Promise<void> {
  const contents = billingContents(order, order.tickets, await findSeller(trx));
  const { year, sequence } = await nextNumber(trx, now);
  await trx
    .insertInto('invoices')
    .values({ year, sequence, order_id: orderId, issued_at: now, contents: toJson(contents) })
    .execute();
}

/**
 * Answers the invoice of an order, where it has one, about the tickets that were cancelled now. Numbered with the invoices, and
 * as last. `order`: as it was before.
 */
export async function answerInvoice(
  trx: Trx,
  order: Order,
  { positions, now }: { positions: number[]; now: Instant },
): Promise<void> {
  const invoiced = await trx
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.secret', '=', order.secret)
    .executeTakeFirst();
  if (!invoiced) return;
  const tickets = order.tickets.filter(({ position }) => positions.includes(position));
  const contents = billingContents(order, tickets, await findSeller(trx));
  const cents = tickets.reduce((sum, { price }) => sum + price.cents, 0);
  const { year, sequence } = await nextNumber(trx, now);
  await trx
    .insertInto('cancellation_documents')
    .values({ year, sequence, order_id: invoiced.id, cents, issued_at: now, contents: toJson(contents) })
    .execute();
}

/** The invoice of an order and what answers it, in the order they were issued; none where it has no invoice. */
export async function findBillingDocuments(db: Db | Trx, orderNumber: string): Promise<BillingDocument[]> {
  const documents = async (table: 'invoices' | 'cancellation_documents') => {
    const rows = await db
      .selectFrom(table)
      .innerJoin('orders', 'orders.id', `${table}.order_id`)
      .select(['year', 'sequence', 'issued_at as issuedAt', 'contents'])
      .where('orders.number', '=', orderNumber)
      .orderBy('year')
      .orderBy('sequence')
      .execute();
    return rows as { year: number; sequence: number; issuedAt: Instant; contents: BillingContents }[];
  };
  const [invoices, answers] = [await documents('invoices'), await documents('cancellation_documents')];
  const [invoice] = invoices;
  if (!invoice) return [];
  const invoiced = invoiceNumber(invoice.year, invoice.sequence);
  return [...invoices, ...answers].map(({ year, sequence, issuedAt, contents }) => {
    const number = invoiceNumber(year, sequence);
    return { number, issuedAt, answers: number === invoiced ? null : invoiced, contents };
  });
}

/** Forgets whom invoices are to, and what answers them, of orders from before an instant that still say it. */
export async function forgetInvoiced(db: Db, before: Instant): Promise<void> {
  for (const table of ['invoices', 'cancellation_documents'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('orders', 'orders.id', `${table}.order_id`)
      .select([`${table}.year as year`, `${table}.sequence as sequence`, `${table}.contents as contents`])
      .where('orders.placed_at', '<', before)
      .where('orders.email', '<>', '')
      .execute();
    for (const { year, sequence, contents } of rows)
      await db
        .updateTable(table)
        .set({ contents: toJson({ ...contents, customer: { name: '', email: '' } }) })
        .where('year', '=', year)
        .where('sequence', '=', sequence)
        .execute();
  }
}

async function nextNumber(trx: Trx, now: Instant): Promise<{ year: number; sequence: number }> {
  const year = Number(dayOf(now).slice(0, 4));
  const { last } = await trx
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoice_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { year, sequence: last };
}

const DIGITS = 6;

/** `2026-000017`. */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(DIGITS, '0')}`;
}
