import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, CHILD, FAMILY, hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

describeOnEngines('adding tickets', (engine) => {
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

  it('begins a cart and adds to it', async () => {
    const first = accepted(await boxOffice.tickets.add(null, order(1, 2)));
    const second = accepted(await boxOffice.tickets.add(first.reference, order(1, 1, { saleTypeId: CHILD })));
    expect(second).toMatchObject({ reference: first.reference, quantity: 3, cartUrl: null });
    const cart = await boxOffice.tickets.cart(first.reference);
    expect(cart).toMatchObject({ state: 'held', quantity: 3, totalCents: 2 * 900 + 600, renewalsLeft: 10 });
    expect(cart?.lines.map((line) => [line.price.name.de, line.quantity, line.maxQuantity])).toEqual([
      ['Erwachsene', 2, 10],
      ['Kind', 1, 10],
    ]);
  });

  it('lets tickets of the same price join their line', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2)));
    accepted(await boxOffice.tickets.add(reference, order(1, 3)));
    const cart = await boxOffice.tickets.cart(reference);
    expect(cart?.lines).toHaveLength(1);
    expect(cart?.lines[0]).toMatchObject({ quantity: 5, totalCents: 4500, seatGroup: { code: 'HALL' } });
  });

  it('counts a family card as four places', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2, { saleTypeId: FAMILY })));
    expect(await boxOffice.tickets.offer(1)).toMatchObject({ availability: 'few', free: 4 });
    const cart = await boxOffice.tickets.cart(reference);
    expect(cart?.lines[0]).toMatchObject({ quantity: 2, maxQuantity: 3 });
    expect(refused(await boxOffice.tickets.add(reference, order(1, 2, { saleTypeId: FAMILY })))).toEqual({
      code: 'NOT_ENOUGH',
      free: 4,
    });
  });

  it('takes all of an order or nothing', async () => {
    accepted(await boxOffice.tickets.add(null, order(1, 9)));
    const tickets = [
      { saleTypeId: ADULT, quantity: 2 },
      { saleTypeId: CHILD, quantity: 2 },
    ];
    const outcome = await boxOffice.tickets.add(null, { jetId: 1, seatGroup: null, blockId: null, tickets });
    expect(refused(outcome)).toEqual({ code: 'NOT_ENOUGH', free: 3 });
    expect(await boxOffice.db.selectFrom('holds').select('id').execute()).toHaveLength(1);
  });

  it('keeps the price of the moment the tickets were added', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 1)));
    await boxOffice.db.updateTable('prices').set({ cents: 1100 }).where('sale_type_id', '=', ADULT).execute();
    accepted(await boxOffice.tickets.add(reference, order(1, 1)));
    const cart = await boxOffice.tickets.cart(reference);
    expect(cart?.lines.map((line) => line.price.cents)).toEqual([900, 1100]);
  });

  it('holds no more than ten of a price and twenty in all, over the whole cart', async () => {
    await boxOffice.sell({ jetId: 2 }, { jetId: 3 });
    const { reference } = accepted(await boxOffice.tickets.add(null, order(2, 6)));
    expect(refused(await boxOffice.tickets.add(reference, order(2, 5)))).toEqual({
      code: 'LIMIT',
      limit: 10,
    });
    accepted(await boxOffice.tickets.add(reference, order(2, 4)));
    accepted(await boxOffice.tickets.add(reference, order(2, 10, { saleTypeId: CHILD })));
    expect(refused(await boxOffice.tickets.add(reference, order(3, 1)))).toEqual({
      code: 'LIMIT',
      limit: 20,
    });
    expect((await boxOffice.tickets.cart(reference))?.lines[0]?.maxQuantity).toBe(10);
  });

  it.each([
    ['before the sale starts', { saleStartsAt: '2026-11-20T11:00:00.001Z' }],
    ['from the moment the sale ends', { saleEndsAt: '2026-11-20T11:00:00.000Z' }],
  ])('is refused %s', async (_case, window) => {
    await boxOffice.sell({ jetId: 2, ...window });
    expect(refused(await boxOffice.tickets.add(null, order(2, 1)))).toEqual({ code: 'SALE_CLOSED' });
    expect(await boxOffice.tickets.offer(2)).toMatchObject({ availability: 'closed', free: null });
  });

  it.each([
    ['event', order(99, 1)],
    ['price', order(1, 1, { saleTypeId: 9 })],
    ['seat group', order(1, 1, { seatGroup: 'BOX' })],
    ['timeslot', order(1, 1, { blockId: 3 })],
    ['quantity', order(1, -1)],
  ])('is refused for an unknown %s', async (_case, unknown) => {
    expect(refused(await boxOffice.tickets.add(null, unknown))).toEqual({ code: 'UNKNOWN_OFFER' });
  });

  it('asks for the seat group where there are several', async () => {
    await boxOffice.sell({ jetId: 2, seatGroups: [hall(10, 'FRONT'), hall(20, 'BACK')] });
    expect(refused(await boxOffice.tickets.add(null, order(2, 1)))).toEqual({ code: 'UNKNOWN_OFFER' });
    accepted(await boxOffice.tickets.add(null, order(2, 10, { seatGroup: 'FRONT' })));
    const offer = await boxOffice.tickets.offer(2);
    expect(offer?.seatGroups.map((group) => [group.seatGroup, group.available])).toEqual([
      ['FRONT', false],
      ['BACK', true],
    ]);
  });

  it('tells page caches only when visitors read something else now', async () => {
    await boxOffice.sell({ jetId: 2, seatGroups: [hall(12)] });
    accepted(await boxOffice.tickets.add(null, order(2, 6)));
    expect(boxOffice.events).toEqual([]);
    accepted(await boxOffice.tickets.add(null, order(2, 1)));
    expect(boxOffice.events).toEqual([{ type: 'changed', tags: ['performance:2'] }]);
  });
});
