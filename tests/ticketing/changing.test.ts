import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { FAMILY, hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

describeOnEngines('changing a cart', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(12)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  async function cartOf(quantity: number, saleTypeId = 1) {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, quantity, { saleTypeId })));
    const cart = await boxOffice.tickets.cart(reference);
    return { reference, lineId: cart?.lines[0]?.id ?? '', expiresAt: cart?.expiresAt };
  }

  it('takes more and releases exactly the excess', async () => {
    const { reference, lineId } = await cartOf(1, FAMILY);
    expect(accepted(await boxOffice.tickets.change(reference, lineId, 3))).toMatchObject({ quantity: 3 });
    expect((await boxOffice.tickets.offer(1))?.availability).toBe('sold-out');
    expect(accepted(await boxOffice.tickets.change(reference, lineId, 1))).toMatchObject({ quantity: 1 });
    expect((await boxOffice.tickets.offer(1))?.availability).toBe('many');
  });

  it('removes a line at none, and has no cart after the last', async () => {
    const { reference, lineId } = await cartOf(2);
    const cart = accepted(await boxOffice.tickets.change(reference, lineId, 0));
    expect(cart).toMatchObject({ lines: [], quantity: 0, totalCents: 0 });
    expect(await boxOffice.tickets.cart(reference)).toBeNull();
    expect(refused(await boxOffice.tickets.renew(reference))).toEqual({ code: 'NO_ACTIVE_RESERVATION' });
    const next = accepted(await boxOffice.tickets.add(reference, order(1, 1)));
    expect(next.reference).not.toBe(reference);
  });

  it('lets somebody who sells for the venue go beyond the limits, as far as there are places', async () => {
    await boxOffice.sell({ jetId: 2, seatGroups: [hall(24)] });
    const desk = { session: 's'.repeat(43), network: '192.0.2.7', key: null, isSeller: true };
    const { reference } = accepted(await boxOffice.tickets.add(null, order(2, 10), desk));
    const lineId = (await boxOffice.tickets.cart(reference))?.lines[0]?.id ?? '';
    expect((await boxOffice.tickets.cart(reference))?.lines[0]?.maxQuantity).toBe(10);
    expect((await boxOffice.tickets.cart(reference, desk))?.lines[0]?.maxQuantity).toBe(24);
    expect(refused(await boxOffice.tickets.change(reference, lineId, 24))).toEqual({
      code: 'LIMIT',
      limit: 10,
    });
    expect(accepted(await boxOffice.tickets.change(reference, lineId, 24, desk))).toMatchObject({
      quantity: 24,
    });
    expect(refused(await boxOffice.tickets.change(reference, lineId, 25, desk))).toMatchObject({
      code: 'NOT_ENOUGH',
    });
  });

  it('refuses more than is free or allowed, and leaves the cart unchanged', async () => {
    const { reference, lineId, expiresAt } = await cartOf(4);
    accepted(await boxOffice.tickets.add(null, order(1, 6)));
    boxOffice.clock.advance(60);
    expect(refused(await boxOffice.tickets.change(reference, lineId, 7))).toEqual({
      code: 'NOT_ENOUGH',
      free: 2,
    });
    expect(refused(await boxOffice.tickets.change(reference, lineId, 11))).toEqual({
      code: 'LIMIT',
      limit: 10,
    });
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ quantity: 4, expiresAt });
  });

  it('lets nobody change a line of another cart', async () => {
    const mine = await cartOf(1);
    const other = await cartOf(1);
    expect(refused(await boxOffice.tickets.change(mine.reference, other.lineId, 2))).toEqual({
      code: 'UNKNOWN_OFFER',
    });
  });

  it('still gives tickets back when the sale has ended, but takes no more', async () => {
    const { reference, lineId } = await cartOf(2);
    await boxOffice.db.updateTable('performances').set({ status: 'stopped' }).execute();
    expect(refused(await boxOffice.tickets.change(reference, lineId, 3))).toEqual({ code: 'SALE_CLOSED' });
    expect(accepted(await boxOffice.tickets.change(reference, lineId, 1)).quantity).toBe(1);
  });
});
