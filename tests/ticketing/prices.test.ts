import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const CHANGED = { code: 'PRICE_CHANGED', prices: [{ saleTypeId: ADULT, cents: 1100 }] };

describeOnEngines('a price that changes while it is looked at', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(20)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const raise = () =>
    boxOffice.db.updateTable('prices').set({ cents: 1100 }).where('sale_type_id', '=', ADULT).execute();
  const seen = (cents: number) => ({
    jetId: 1,
    seatGroup: null,
    blockId: null,
    tickets: [{ saleTypeId: ADULT, quantity: 2, cents }],
  });

  it('is reported instead of taken, and taken when it is named', async () => {
    await raise();
    expect(refused(await boxOffice.tickets.add(null, seen(900)))).toEqual(CHANGED);
    const { reference } = accepted(await boxOffice.tickets.add(null, seen(1100)));
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ totalCents: 2200 });
  });

  it('does not let a line grow, neither at the old price nor silently at the new one', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2)));
    await raise();
    const cart = await boxOffice.tickets.cart(reference);
    expect(cart?.lines[0]).toMatchObject({ price: { cents: 900, currentCents: 1100 }, maxQuantity: 2 });
    expect(refused(await boxOffice.tickets.change(reference, cart?.lines[0]?.id ?? '', 3))).toEqual(CHANGED);
    expect(accepted(await boxOffice.tickets.change(reference, cart?.lines[0]?.id ?? '', 1)).totalCents).toBe(
      900,
    );
  });
});
