import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { CHILD, hall, NOON, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, minutesAfter, refused } from './outcomes.ts';

const QUARTER = 15 * 60;

describeOnEngines('the time of a cart', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(10)] }, { jetId: 2, seatGroups: [hall(20)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const add = (reference: string | null, jetId: number, quantity: number) =>
    boxOffice.tickets.add(reference, order(jetId, quantity));

  it('is fifteen minutes from the first ticket, whatever is added or refused later', async () => {
    const { reference, expiresAt } = accepted(await add(null, 1, 2));
    expect(expiresAt).toBe(minutesAfter(NOON, 15));
    boxOffice.clock.advance(600);
    expect(accepted(await add(reference, 2, 1)).expiresAt).toBe(expiresAt);
    refused(await add(reference, 1, 9));
    refused(await boxOffice.tickets.change(reference, '0', 1));
    expect((await boxOffice.tickets.cart(reference))?.expiresAt).toBe(expiresAt);
  });

  it('can be renewed ten times, from the moment of renewing', async () => {
    const { reference } = accepted(await add(null, 1, 2));
    for (let renewal = 1; renewal <= 10; renewal += 1) {
      boxOffice.clock.advance(600);
      const cart = accepted(await boxOffice.tickets.renew(reference));
      expect(cart).toMatchObject({
        expiresAt: minutesAfter(boxOffice.clock.now(), 15),
        renewalsLeft: 10 - renewal,
      });
    }
    expect(refused(await boxOffice.tickets.renew(reference))).toEqual({ code: 'LIMIT', limit: 10 });
  });

  it('ends to the millisecond, without a sweeper', async () => {
    const { reference } = accepted(await add(null, 1, 10));
    boxOffice.clock.set(minutesAfter(NOON, 15));
    boxOffice.clock.advance(-0.001);
    expect((await boxOffice.tickets.cart(reference))?.state).toBe('held');
    expect((await boxOffice.tickets.offer(1))?.availability).toBe('sold-out');
    boxOffice.clock.advance(0.001);
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ state: 'expired', quantity: 10 });
    expect((await boxOffice.tickets.offer(1))?.availability).toBe('many');
    expect((await boxOffice.tickets.summaries([1])).get(1)).toMatchObject({
      availability: 'many',
      fromCents: 600,
    });
    for (const outcome of [
      await boxOffice.tickets.renew(reference),
      await boxOffice.tickets.change(reference, '1', 1),
      await boxOffice.tickets.renew('no such cart'),
    ])
      expect(refused(outcome)).toEqual({ code: 'NO_ACTIVE_RESERVATION' });
  });

  it('leaves expired places to the first one to come: 64 want the last ten, one gets them', async () => {
    accepted(await add(null, 1, 10));
    boxOffice.clock.advance(QUARTER);
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => add(null, 1, 10)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    for (const outcome of outcomes)
      if (!outcome.ok) expect(outcome.error).toEqual({ code: 'NOT_ENOUGH', free: 0 });
  });

  it('frees no more than needed to anybody else while ten take one place each of an expired cart', async () => {
    accepted(await add(null, 1, 10));
    boxOffice.clock.advance(QUARTER);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => add(null, 1, 1)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(10);
  });

  it('takes along what an expired cart held when something is added to it, if it is free and allowed', async () => {
    const { reference } = accepted(await add(null, 1, 10));
    boxOffice.clock.advance(QUARTER);
    const next = accepted(await add(reference, 1, 3));
    expect(next).toMatchObject({ quantity: 10, restoredCount: 7, expiresAt: minutesAfter(NOON, 30) });
    expect(next.reference).not.toBe(reference);
    expect(await boxOffice.tickets.cart(reference)).toBeNull();
    expect(await boxOffice.tickets.cart(next.reference)).toMatchObject({ state: 'held', renewalsLeft: 9 });
  });

  it('is replaced by a new one when nothing of an expired cart can be restored', async () => {
    const { reference } = accepted(await add(null, 1, 10));
    boxOffice.clock.advance(QUARTER);
    accepted(await add(null, 1, 10));
    expect(accepted(await add(reference, 2, 2))).toMatchObject({ quantity: 2, restoredCount: 0 });
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ state: 'expired', quantity: 10 });
  });

  it('is not longer than ten renewals, whether one renews, restores or adds to an expired cart', async () => {
    const { reference } = accepted(await add(null, 1, 2));
    for (let renewal = 1; renewal <= 9; renewal += 1) {
      boxOffice.clock.advance(QUARTER);
      expect(accepted(await boxOffice.tickets.restore(reference)).renewalsLeft).toBe(10 - renewal);
    }
    boxOffice.clock.advance(QUARTER);
    const next = accepted(await add(reference, 2, 1));
    expect(next).toMatchObject({ quantity: 3, restoredCount: 2 });
    expect(refused(await boxOffice.tickets.renew(next.reference))).toEqual({ code: 'LIMIT', limit: 10 });
    boxOffice.clock.advance(QUARTER);
    expect(refused(await boxOffice.tickets.restore(next.reference))).toEqual({ code: 'LIMIT', limit: 10 });
    expect(accepted(await add(next.reference, 2, 1))).toMatchObject({ quantity: 1, restoredCount: 0 });
  });

  it('can be won back: everything that is still free, at the prices of now', async () => {
    const { reference } = accepted(await add(null, 1, 6));
    accepted(await boxOffice.tickets.add(reference, order(2, 2, { saleTypeId: CHILD })));
    boxOffice.clock.advance(QUARTER);
    accepted(await add(null, 1, 8));
    await boxOffice.db.updateTable('prices').set({ cents: 700 }).where('sale_type_id', '=', CHILD).execute();
    const cart = accepted(await boxOffice.tickets.restore(reference));
    expect(cart).toMatchObject({ state: 'held', expiresAt: minutesAfter(NOON, 30), renewalsLeft: 9 });
    expect(cart.lines.map((line) => [line.jetId, line.quantity, line.price.cents])).toEqual([
      [1, 2, 900],
      [2, 2, 700],
    ]);
    expect(accepted(await boxOffice.tickets.restore(reference))).toMatchObject({ quantity: 4 });
  });

  it('cannot be won back when nothing is left or the sale has ended', async () => {
    const { reference } = accepted(await add(null, 1, 6));
    boxOffice.clock.advance(QUARTER);
    const other = accepted(await add(null, 1, 10));
    expect(refused(await boxOffice.tickets.restore(reference))).toMatchObject({ code: 'NOT_ENOUGH' });
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ state: 'expired', quantity: 6 });
    await boxOffice.db.updateTable('performances').set({ status: 'stopped' }).execute();
    expect(refused(await boxOffice.tickets.restore(reference))).toEqual({ code: 'SALE_CLOSED' });
    expect(accepted(await boxOffice.tickets.restore(other.reference)).quantity).toBe(10);
    expect(refused(await boxOffice.tickets.restore('no such cart'))).toEqual({
      code: 'NO_ACTIVE_RESERVATION',
    });
  });

  it('is won back by one of two who held the same last places one after the other', async () => {
    const one = accepted(await add(null, 1, 10));
    boxOffice.clock.advance(QUARTER);
    const other = accepted(await add(null, 1, 10));
    boxOffice.clock.advance(QUARTER);
    const outcomes = await Promise.all(
      [one, other, one, other].map(({ reference }) => boxOffice.tickets.restore(reference)),
    );
    const held = outcomes.filter((outcome) => outcome.ok).map((outcome) => accepted(outcome));
    expect(new Set(held.map((cart) => cart.reference)).size).toBe(1);
    expect(held[0]?.quantity).toBe(10);
  });

  it('is swept by several nodes at once, each place released once', async () => {
    for (let count = 0; count < 5; count += 1) accepted(await add(null, 2, 4));
    boxOffice.clock.advance(QUARTER);
    const stored = accepted(await add(null, 2, 1));
    const released = await Promise.all([1, 2, 3].map(() => releaseExpiredHolds(boxOffice.dependencies)));
    const releasedHolds = await releaseExpiredHolds(boxOffice.dependencies);
    expect(released.reduce((sum, count) => sum + count, releasedHolds)).toBeLessThanOrEqual(5);
    expect(
      await boxOffice.db.selectFrom('pools').select('held').where('performance_id', '=', 2).execute(),
    ).toEqual([{ held: 1 }]);
    expect(await boxOffice.tickets.cart(stored.reference)).toMatchObject({ state: 'held' });
    boxOffice.clock.advance(25 * 3600);
    await releaseExpiredHolds(boxOffice.dependencies);
    await releaseExpiredHolds(boxOffice.dependencies);
    expect(await boxOffice.db.selectFrom('hold_lines').select('price_id').execute()).toEqual([]);
  });
});
