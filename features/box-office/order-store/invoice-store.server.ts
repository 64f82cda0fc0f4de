import { billingContents } from '#features/box-office/ticketing/index.server.ts';
import type { BillingDocument, Order } from '#features/box-office/ticketing/index.ts';
import { findSeller } from '#features/core/settings/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';

/**
 * Puts tickets of an order on an invoice with the next number of its year, without gaps: the year's row is locked until the
 * order commits, and a rollback frees the number. Runs last in an order's transaction, because all orders wait for that
 * lock.
 */
export async function issueInvoice(
  trx: Trx,
  { order, positions, now }: { order: Order; positions: readonly number[]; now: Instant },
): Promise<void> {
  const tickets = order.tickets.filter(({ position }) => positions.includes(position));
  const contents = billingContents(order, tickets, await findSeller(trx));
  const { id: order_id } = await trx
    .selectFrom('orders')
    .select('id')
    .where('secret', '=', order.secret)
    .executeTakeFirstOrThrow();
  const { year, sequence } = await nextNumber(trx, now);
  await trx
    .insertInto('invoices')
    .values({ year, sequence, order_id, issued_at: now, contents: toJson(contents) })
    .execute();
  await trx
    .updateTable('order_tickets')
    .set({ invoice_year: year, invoice_sequence: sequence })
    .where('order_id', '=', order_id)
    .where('position', 'in', positions)
    .execute();
}

/**
 * Issues a cancellation document for each invoice that lists tickets cancelled now. Numbered with the invoices, and run last
 * like them. `order`: its state before.
 */
export async function cancelInvoices(
  trx: Trx,
  order: Order,
  { positions, now }: { positions: readonly number[]; now: Instant },
): Promise<void> {
  const invoiced = await trx
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select(['order_id', 'position', 'invoice_year', 'invoice_sequence'])
    .where('orders.secret', '=', order.secret)
    .where('position', 'in', positions)
    .where('invoice_year', 'is not', null)
    .orderBy('invoice_year')
    .orderBy('invoice_sequence')
    .orderBy('position')
    .execute();
  const byInvoice = Map.groupBy(invoiced, (ticket) => `${ticket.invoice_year} ${ticket.invoice_sequence}`);
  for (const ofInvoice of byInvoice.values()) {
    const [{ order_id, invoice_year, invoice_sequence }] = ofInvoice as [(typeof ofInvoice)[number]];
    const tickets = order.tickets.filter((ticket) =>
      ofInvoice.some(({ position }) => position === ticket.position),
    );
    const contents = billingContents(order, tickets, await findSeller(trx));
    const cents = tickets.reduce((sum, { price }) => sum + price.cents, 0);
    const { year, sequence } = await nextNumber(trx, now);
    await trx
      .insertInto('cancellation_documents')
      .values({
        ...{ year, sequence, order_id, invoice_year, invoice_sequence, cents },
        issued_at: now,
        contents: toJson(contents),
      })
      .execute();
  }
}

/** The invoices and cancellation documents of an order, in the order they were issued; none where it has no invoice. */
export async function findBillingDocuments(db: Db | Trx, orderNumber: string): Promise<BillingDocument[]> {
  const invoices = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['year', 'sequence', 'issued_at as issuedAt', 'contents'])
    .where('orders.number', '=', orderNumber)
    .execute();
  const answers = await db
    .selectFrom('cancellation_documents')
    .innerJoin('orders', 'orders.id', 'cancellation_documents.order_id')
    .select(['year', 'sequence', 'issued_at as issuedAt', 'contents', 'invoice_year', 'invoice_sequence'])
    .where('orders.number', '=', orderNumber)
    .execute();
  return [
    ...invoices.map((invoice) => ({ ...invoice, answers: null })),
    ...answers.map(({ invoice_year, invoice_sequence, ...answer }) => ({
      ...answer,
      answers:
        invoice_year === null || invoice_sequence === null
          ? null
          : invoiceNumber(invoice_year, invoice_sequence),
    })),
  ]
    .toSorted((a, b) => a.year - b.year || a.sequence - b.sequence)
    .map(({ year, sequence, issuedAt, contents, answers: answered }) => ({
      number: invoiceNumber(year, sequence),
      issuedAt,
      answers: answered,
      contents,
    }));
}

/** Anonymizes the invoices and cancellation documents of orders from before an instant. */
export async function anonymizeInvoiced(db: Db, before: Instant): Promise<void> {
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
        .set({ contents: toJson({ ...contents, customer: { name: '', email: '' }, recipient: null }) })
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
