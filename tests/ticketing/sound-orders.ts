import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { Db, Tables } from '#features/database.server.ts';

/** Orders are whole: their tickets or other contents, their invoices and cancellation documents, and their former carts. */
export async function expectWholeOrders(db: Db): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const tickets = await db.selectFrom('order_tickets').selectAll().execute();
  const invoices = await db.selectFrom('invoices').selectAll().execute();
  const cancellations = await db.selectFrom('cancellation_documents').selectAll().execute();
  const counters = await db.selectFrom('invoice_counters').selectAll().execute();
  const holds = await db.selectFrom('holds').select(['id', 'status']).execute();
  const vouchers = await db.selectFrom('order_vouchers').select(['order_id', 'cents']).execute();
  const passes = await db.selectFrom('passes').select(['order_id', 'cents']).execute();
  for (const order of orders) {
    const own = tickets.filter((ticket) => ticket.order_id === order.id);
    const sold = [...vouchers, ...passes].filter(({ order_id }) => order_id === order.id);
    if (sold.length > 0) {
      expect([own.length, sold.map(({ cents }) => cents)], `what ${order.number} is made of`).toEqual([
        0,
        [order.total_cents],
      ]);
      continue;
    }
    expect(own.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(own.map((_, i) => i + 1));
    expect(own.length, `${order.number} has tickets`).toBeGreaterThan(0);
    const first = own.filter(({ issued_at }) => issued_at === null);
    expect(first.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.total_cents);
    const issued = invoices.filter(({ order_id }) => order_id === order.id);
    const later = new Set(own.flatMap(({ issued_at }) => issued_at ?? []));
    expect(issued).toHaveLength(order.payment_method === 'on-account' ? 1 + later.size : 0);
    expectExchanged(own);
    expectBilled(own, { issued, cancellations });
  }
  const becameOrders = orders.flatMap(({ hold_id }) => hold_id ?? []);
  const converted = holds.filter(({ status }) => status === 'converted').map(({ id }) => id);
  expect(becameOrders.toSorted(), 'carts that became orders').toEqual(converted.toSorted());
  for (const { year, last } of counters) {
    const numbers = [...invoices, ...cancellations]
      .filter((document) => document.year === year)
      .map(({ sequence }) => sequence);
    expect(
      numbers.toSorted((a, b) => a - b),
      'invoices and what answers them, without gaps',
    ).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  }
}

type Ticket = Selectable<Tables['order_tickets']>;
type Document = Pick<Selectable<Tables['invoices']>, 'year' | 'sequence'>;

/**
 * A ticket stands in the place of one that is void from the same moment on, and no two in the place of one; each that is void names its
 * cause.
 */
function expectExchanged(tickets: Ticket[]): void {
  for (const { id, state, cancellation_cause } of tickets) {
    expect(cancellation_cause !== null, 'a cause for each cancelled ticket').toBe(state === 'cancelled');
    expect(cancellation_cause === 'exchanged', 'a ticket that another one replaces').toBe(
      tickets.some(({ replaces_id }) => replaces_id === id),
    );
  }
  // Tickets that staff added later stand in nobody's place.
  const newer = tickets.filter(({ replaces_id }) => replaces_id !== null);
  for (const { replaces_id, issued_at } of newer) {
    expect(issued_at).not.toBeNull();
    expect(tickets.find(({ id }) => id === replaces_id)).toMatchObject({
      state: 'cancelled',
      changed_at: issued_at,
    });
  }
  expect(new Set(newer.map(({ replaces_id }) => replaces_id)).size).toBe(newer.length);
}

/** Each ticket of an order with invoices is on one, and cancellation documents list the cancelled ones. */
function expectBilled(
  tickets: Ticket[],
  {
    issued,
    cancellations,
  }: { issued: Document[]; cancellations: Selectable<Tables['cancellation_documents']>[] },
): void {
  for (const ticket of tickets)
    expect(ticket.invoice_year !== null, 'a ticket on an invoice').toBe(issued.length > 0);
  for (const { year, sequence } of issued) {
    const isOf = (row: { invoice_year: number | null; invoice_sequence: number | null }) =>
      row.invoice_year === year && row.invoice_sequence === sequence;
    const cents = (rows: { cents: number }[]) => rows.reduce((sum, each) => sum + each.cents, 0);
    expect(cents(cancellations.filter(isOf)), `what answers invoice ${year}-${sequence}`).toBe(
      cents(tickets.filter((ticket) => isOf(ticket) && ticket.state === 'cancelled')),
    );
  }
}
