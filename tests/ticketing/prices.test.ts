import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, type House, hall, openHouse, order } from './house.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const CHANGED = { code: 'PRICE_CHANGED', prices: [{ saleTypeId: ADULT, cents: 1100 }] };

describeOnEngines('a price that changes while it is looked at', (engine) => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse(engine);
  });
  beforeEach(async () => {
    await house.clear();
    await house.sell({ jetId: 1, seatGroups: [hall(20)] });
  });
  afterEach(async () => {
    await expectSoundBooks(house.db);
  });
  afterAll(async () => {
    await house.close();
  });

  const raise = () =>
    house.db.updateTable('prices').set({ cents: 1100 }).where('sale_type_id', '=', ADULT).execute();
  const seen = (cents: number) => ({
    jetId: 1,
    seatGroup: null,
    blockId: null,
    tickets: [{ saleTypeId: ADULT, quantity: 2, cents }],
  });

  it('is told instead of taken, and taken when it is named', async () => {
    await raise();
    expect(refused(await house.tickets.add(null, seen(900)))).toEqual(CHANGED);
    const { reference } = accepted(await house.tickets.add(null, seen(1100)));
    expect(await house.tickets.cart(reference)).toMatchObject({ totalCents: 2200 });
  });

  it('does not let a line grow, neither at the old price nor silently at the new one', async () => {
    const { reference } = accepted(await house.tickets.add(null, order(1, 2)));
    await raise();
    const cart = await house.tickets.cart(reference);
    expect(cart?.lines[0]).toMatchObject({ price: { cents: 900, centsToday: 1100 }, maxQuantity: 2 });
    expect(refused(await house.tickets.change(reference, cart?.lines[0]?.id ?? '', 3))).toEqual(CHANGED);
    expect(accepted(await house.tickets.change(reference, cart?.lines[0]?.id ?? '', 1)).totalCents).toBe(900);
  });
});
