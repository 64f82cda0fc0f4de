import { expect } from 'vitest';
import { findOrder } from '#features/box-office/order-store/order-store.server.ts';
import { donationDueCents, hasTickets, orderState } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';

/** Kinds of payment that the bank and the provider make on their own initiative. */
const OF_DISPUTES = ['chargeback', 'reinstatement', 'fee'];

/**
 * Money: only for orders that take some, the venue never pays out more than came in, mistakes reversed once and whole,
 * tickets for paid orders, chargebacks apart.
 */
export async function expectTrueLedger(db: Db): Promise<void> {
  const payments = await db.selectFrom('payments').selectAll().orderBy('id').execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const cancellations = await db.selectFrom('cancellation_documents').selectAll().execute();
  for (const row of orders) {
    const own = payments.filter(({ order_id }) => order_id === row.id);
    const order = await findOrder(db, row.secret);
    if (!order) throw new Error(`The order ${row.number} cannot be read`);
    let sum = 0;
    let covered = 0;
    for (const { kind, cents } of own) {
      if (kind !== 'fee') sum += cents;
      if (!OF_DISPUTES.includes(kind)) covered += cents;
      if (!OF_DISPUTES.includes(kind) && cents < 0)
        expect(sum, `money of ${row.number}, never more out than in`).toBeGreaterThanOrEqual(0);
      expect(covered, `money of ${row.number} but for its disputes`).toBeGreaterThanOrEqual(0);
    }
    if (sum < 0)
      expect(order.chargedBackCents, `what the bank took of ${row.number}`).toBeGreaterThanOrEqual(-sum);
    expect(order.paidCents, `what ${row.number} says was paid`).toBe(sum);
    expect(
      {
        due: row.due_cents,
        paid: row.paid_cents,
        covered: row.covered_cents,
        state: row.order_state,
      },
      `stored balance of ${row.number}`,
    ).toEqual({
      due: order.due.totalCents,
      paid: order.paidCents,
      covered: order.coveredCents,
      state: orderState(order),
    });
    if (['free', 'test'].includes(row.payment_method)) expect(own).toEqual([]);
    // A donation is paid last: tickets do not wait for it.
    const ticketCents = order.due.totalCents - donationDueCents(order.donation);
    if (['box-office', 'online', 'credit'].includes(row.payment_method) && covered < ticketCents)
      expect(hasTickets(order), `tickets of ${row.number}, which is not paid`).toBe(false);
    for (const { reverses_id, cents } of own.filter(({ kind }) => kind === 'reversal'))
      expect(own.find(({ id }) => id === reverses_id)?.cents, 'what a reversal takes back').toBe(-cents);
    if (order.invoice !== null)
      expect(
        cancellations
          .filter(({ order_id }) => order_id === row.id)
          .reduce((all, { cents }) => all + cents, 0),
        `what answers the invoice of ${row.number}`,
      ).toBe(order.sum.totalCents - order.due.totalCents);
  }
}

/** Credit: balances equal their entries, each payment with credit is booked once, and only carts in payment reserve some. */
export async function expectTrueCredit(db: Db): Promise<void> {
  const entries = await db.selectFrom('credit_entries').selectAll().orderBy('id').execute();
  const claims = await db.selectFrom('credit_claims').selectAll().execute();
  const sum = (rows: { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0);
  for (const account of await db.selectFrom('credit_accounts').selectAll().execute()) {
    const own = entries.filter(({ account_id }) => account_id === account.id);
    expect(account.balance_cents, 'a balance').toBe(sum(own));
    expect(account.claimed_cents, 'what is put aside').toBe(
      sum(claims.filter(({ account_id }) => account_id === account.id)),
    );
    let balance = 0;
    for (const { cents, balance_cents } of own) {
      balance += cents;
      expect(balance_cents, 'the balance after a booking').toBe(balance);
    }
  }
  const paid = await db.selectFrom('payments').selectAll().where('means', '=', 'credit').execute();
  const booked = entries.filter(({ kind }) => kind !== 'gift-voucher');
  expect(booked.map(({ reference, cents, order_id }) => [reference, -cents, order_id]).toSorted()).toEqual(
    paid.map(({ id, cents, order_id }) => [`payment ${id}`, cents, order_id]).toSorted(),
  );
  const holds = await db.selectFrom('holds').selectAll().execute();
  for (const { hold_id } of claims)
    expect(holds.find(({ id }) => id === hold_id)).toMatchObject({ status: 'active', in_payment: true });
}
