import { expect } from 'vitest';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import type { PayingSite } from './paying-site.ts';

/**
 * Money and tickets after any sequence: the provider's payments are in the ledger of one order, or refunded, or due; and a
 * cart is in payment as long as one payment of it is open.
 */
export async function expectSoundPayments({ services: { db }, fake }: PayingSite): Promise<void> {
  await expectSoundBooks(db);
  const rows = await db.selectFrom('online_payments').selectAll().execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const ledger = await db.selectFrom('payments').selectAll().where('means', '=', 'online').execute();

  for (const row of rows) {
    const isSettled = row.state !== 'open' && row.state !== 'ended';
    expect(row.provider_payment !== null, `money of a payment that is ${row.state}`).toBe(isSettled);
    const isOfOrder = !isSettled && row.order_id !== null;
    expect(row.request === null, `who pays, of a payment that is ${row.state}`).toBe(isSettled || isOfOrder);
    expect(row.order_id !== null, `order of a payment that is ${row.state}`).toBe(
      row.state === 'paid' || isOfOrder,
    );
    if (isOfOrder) expect(row.hold_id, 'a payment of an order is of no cart').toBeNull();
    if (row.state === 'paid' && !row.is_test)
      expect(
        ledger.filter(({ kind, reference }) => kind === 'payment' && reference === row.provider_payment),
        'money in the ledger of its order',
      ).toMatchObject([{ order_id: row.order_id, cents: row.paid_cents }]);
  }
  for (const order of orders.filter(({ payment_method }) => payment_method === 'online')) {
    const own = ledger.filter(({ order_id, kind }) => order_id === order.id && kind === 'payment');
    const paying = rows.filter(({ order_id }) => order_id === order.id);
    expect(own.map(({ cents }) => cents)).toEqual(paying.map(({ cents }) => cents));
    expect(own[0]?.reference).toBe(paying[0]?.provider_payment);
    expect(paying).toHaveLength(1);
  }

  const inPayment = await db
    .selectFrom('holds')
    .select('id')
    .where('in_payment', '=', true)
    .where('status', '=', 'active')
    .execute();
  for (const { id } of inPayment)
    expect(rows.filter(({ hold_id, state }) => hold_id === id && state === 'open')).toHaveLength(1);

  for (const session of fake.sessions.values()) {
    if (session.payment_intent === null) continue;
    const row = rows.find(({ provider_payment }) => provider_payment === session.payment_intent);
    if (!row) continue;
    const back = fake.refunds
      .filter(
        ({ payment_intent, status }) => payment_intent === session.payment_intent && status !== 'failed',
      )
      .reduce((sum, { amount }) => sum + amount, 0);
    const taken = [...fake.bank.disputes.values()]
      .filter(({ payment_intent }) => payment_intent === session.payment_intent)
      .flatMap(({ balance_transactions: moves }) => moves)
      .reduce((sum, { amount }) => sum - amount, 0);
    if (row.state === 'refunded') expect(back + taken, 'given back or taken').toBe(session.amount_total);
    if (row.state === 'paid' && !row.is_test) expect(back).toBeLessThanOrEqual(session.amount_total);
  }
}
