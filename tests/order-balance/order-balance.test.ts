import { afterEach, beforeEach, expect, it } from 'vitest';
import { findWrongBalances, rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import { findOpenSums } from '#features/shop/desk/closings/ledger-store.server.ts';
import { cancelTickets, recordPayment } from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from '#tests/order-desk/desk.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';

describeOnEngines('stored balances of orders', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  const stored = (number: string) =>
    desk.services.db
      .selectFrom('orders')
      .select(['due_cents', 'paid_cents', 'covered_cents', 'order_state'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();

  it('follow tickets and payments in the transaction that changes them', async () => {
    const { number } = await desk.order();
    expect(await stored(number)).toEqual({
      ...{ due_cents: 1500, paid_cents: 0, covered_cents: 0, order_state: 'open' },
    });
    await recordPayment(desk.services, HEIKE, number, { ...RECEIPT, cents: 1500 });
    expect(await stored(number)).toMatchObject({
      paid_cents: 1500,
      covered_cents: 1500,
      order_state: 'paid',
    });
    await cancelTickets(desk.services, HEIKE, number, { positions: [1], reason: 'krank' });
    expect(await stored(number)).toMatchObject({ paid_cents: 1500, order_state: 'owed' });
    await expectSoundBooks(desk.services.db);
  });

  it('are rebuilt from tickets and payments', async () => {
    const { db } = desk.services;
    const { number } = await desk.order();
    const before = { sums: await findOpenSums(db), balance: await stored(number) };
    await db.updateTable('orders').set({ due_cents: 7, order_state: 'cancelled' }).execute();
    expect(await findWrongBalances(db)).toEqual([number]);
    expect(await findOpenSums(db)).not.toEqual(before.sums);
    expect(await rebuildOrderBalances(db)).toBe(1);
    expect(await findWrongBalances(db)).toEqual([]);
    expect({ sums: await findOpenSums(db), balance: await stored(number) }).toEqual(before);
  });
});
