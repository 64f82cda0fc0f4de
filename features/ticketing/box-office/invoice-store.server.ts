import type { Trx } from '#features/database.server.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';

/**
 * Gives an order the next invoice number of its year, without gaps: the year's row is locked until the order is written, and
 * an order that is not leaves the number to the next. The last thing an order does, because all orders wait for it.
 */
export async function issueInvoice(trx: Trx, orderId: number, now: Instant): Promise<void> {
  const { year, sequence } = await nextNumber(trx, now);
  await trx.insertInto('invoices').values({ year, sequence, order_id: orderId, issued_at: now }).execute();
}

/** Answers the invoice of an order, where it has one: what of it was cancelled. Numbered with the invoices, and as last. */
export async function answerInvoice(
  trx: Trx,
  secret: string,
  { cents, now }: { cents: number; now: Instant },
): Promise<void> {
  const invoiced = await trx
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.secret', '=', secret)
    .executeTakeFirst();
  if (!invoiced) return;
  const { year, sequence } = await nextNumber(trx, now);
  await trx
    .insertInto('cancellation_documents')
    .values({ year, sequence, order_id: invoiced.id, cents, issued_at: now })
    .execute();
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
