import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { GroupOrder, Order } from '#features/box-office/ticketing/index.ts';
import { MAX_GROUP } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openBoxOffice, orderRequest, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, minutesAfter, refused } from './outcomes.ts';
import { stageProduction } from './production.ts';

const [CHILD, WITH_PASS, ADULT, SINGLE] = [1, 2, 3, 4];
const name = (de: string) => ({ de, en: null });
const HALL = {
  code: 'HALL',
  name: name('Saal'),
  capacity: 60,
  prices: [
    { name: name('Kind'), cents: 400, groupFrom: 10 },
    { name: name('Kind mit Pass'), cents: 200, groupFrom: 10 },
    {
      name: name('Begleitung'),
      cents: 0,
      together: { atMost: 1, per: 5, of: [name('Kind'), name('Kind mit Pass')] },
    },
    { name: name('Einzelne'), cents: 900 },
  ],
};
const SINGLES = {
  code: 'HALL',
  name: name('Saal'),
  capacity: 60,
  prices: [{ name: name('Erwachsene'), cents: 900 }],
};
const on = (day: string) => ({ dateStart: `${day}T08:30:00.000Z`, dateEnd: `${day}T09:45:00.000Z` });
const BUYER = { session: 'abc', network: '203.0.113.7', key: null };

describeOnEngines('groups', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell(
      { jetId: 1, ...on('2026-12-08'), seatGroups: [HALL] },
      { jetId: 2, ...on('2026-12-10'), seatGroups: [HALL] },
      { jetId: 3, ...on('2026-12-09'), seatGroups: [SINGLES] },
    );
    await stageProduction(boxOffice.db, [
      { jetId: 1, ...on('2026-12-08') },
      { jetId: 2, ...on('2026-12-10') },
      { jetId: 3, ...on('2026-12-09'), production: 'Abend' },
    ]);
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const sale = () => {
    const { groups } = boxOffice.tickets;
    if (!groups) throw new Error('the box office sells nothing to groups');
    return groups;
  };
  const order = (
    tickets: [saleTypeId: number, quantity: number, cents: number][],
    jetId = 1,
  ): GroupOrder => ({
    ...{ jetId, seatGroup: 'HALL' },
    tickets: tickets.map(([saleTypeId, quantity, cents]) => ({ saleTypeId, quantity, cents })),
    group: { name: 'Grundschule am Auwald, 2b', needs: ['hearing'], isOneCode: true },
    request: {
      customer: orderRequest().customer,
      language: 'de',
      invoiceRecipient: null,
    },
  });
  const CLASS: Parameters<typeof order>[0] = [
    [CHILD, 21, 400],
    [WITH_PASS, 3, 200],
    [ADULT, 3, 0],
  ];
  const freeAt = async (jetId: number) => (await sale().dates()).find((date) => date.jetId === jetId)?.free;
  const cartsHeld = async () => boxOffice.db.selectFrom('pool_claims').select('units').execute();

  it('see the dates that have group prices, with what is free, and who may come along', async () => {
    const [first, second, ...more] = await sale().dates();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      jetId: 1,
      free: 60,
      seatGroup: 'HALL',
      production: { title: name('Käfer') },
    });
    expect(second?.jetId).toBe(2);
    expect(
      first?.prices.map(({ saleTypeId, cents, groupFrom, together }) => [
        saleTypeId,
        cents,
        groupFrom,
        together,
      ]),
    ).toEqual([
      [CHILD, 400, 10, null],
      [WITH_PASS, 200, 10, null],
      [ADULT, 0, null, { atMost: 1, per: 5 }],
    ]);
  });

  it('see the dates of one production alone', async () => {
    const [date] = await sale().dates();
    expect(await sale().dates({ productionId: date?.production.id ?? 0 })).toHaveLength(2);
    expect(await sale().dates({ productionId: 999_999 })).toEqual([]);
  });

  it('order above the limit of an event, on an invoice without an account, a day before', async () => {
    boxOffice.clock.set('2026-12-07T08:30:00.000Z');
    const { secret } = accepted(await sale().order(order(CLASS), BUYER));
    const placed = (await boxOffice.tickets.order(secret)) as Order;
    expect(placed).toMatchObject({
      paymentMethod: 'on-account',
      sum: { totalCents: 21 * 400 + 3 * 200 },
      group: { name: 'Grundschule am Auwald, 2b', needs: ['hearing'], isOneCode: true },
    });
    expect(placed.invoice).not.toBeNull();
    expect(placed.tickets).toHaveLength(27);
    expect(await freeAt(1)).toBe(33);
  });

  it('order once with one key, also when both come at the same moment', async () => {
    const buyer = { ...BUYER, key: 'group 1' };
    const both = await Promise.all([sale().order(order(CLASS), buyer), sale().order(order(CLASS), buyer)]);
    const numbers = both.map((each) => accepted(each).number);
    expect(new Set(numbers).size).toBe(1);
    expect(await freeAt(1)).toBe(33);
  });

  it.each([
    ['ordered', CLASS, true],
    ['refused', [[CHILD, 9, 400]], false],
  ] as [string, Parameters<typeof order>[0], boolean][])(
    'leave the cart of the same browser unchanged when they are %s',
    async (_, tickets, isOrdered) => {
      const own = accepted(
        await boxOffice.tickets.add(
          null,
          {
            ...{ jetId: 3, seatGroup: 'HALL', blockId: null },
            tickets: [{ saleTypeId: 1, quantity: 2 }],
          },
          BUYER,
        ),
      );
      const { ok } = await sale().order(order(tickets), { ...BUYER, key: 'group 1' });
      expect(ok).toBe(isOrdered);
      expect(await boxOffice.tickets.cart(own.reference)).toMatchObject({ state: 'held', quantity: 2 });
    },
  );

  it.each([
    ['fewer heads than a group has', [[CHILD, 9, 400]], { code: 'GROUP_TOO_SMALL', limit: 10 }],
    [
      'more adults than may come along',
      [
        [CHILD, 10, 400],
        [ADULT, 3, 0],
      ],
      { code: 'GOES_TOGETHER' },
    ],
    ['another price than was seen', [[CHILD, 20, 300]], { code: 'PRICE_CHANGED' }],
    ['more than a group may have', [[CHILD, MAX_GROUP + 1, 400]], { code: 'LIMIT', limit: MAX_GROUP }],
    ['more than are free', [[CHILD, 61, 400]], { code: 'NOT_ENOUGH' }],
    ['what is not sold', [[99, 20, 400]], { code: 'UNKNOWN_OFFER' }],
  ] as [string, Parameters<typeof order>[0], object][])(
    'are refused %s, and hold nothing',
    async (_, tickets, error) => {
      expect(refused(await sale().order(order(tickets), BUYER))).toMatchObject(error);
      expect(await cartsHeld()).toEqual([]);
      expect(await freeAt(1)).toBe(60);
    },
  );

  it('are refused once the sale is over', async () => {
    boxOffice.clock.set(minutesAfter('2026-12-08T08:30:00.000Z', 1));
    expect(refused(await sale().order(order(CLASS), BUYER))).toMatchObject({ code: 'SALE_CLOSED' });
  });

  it('take the last places against one another, and never more', async () => {
    const orders = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        sale().order(order(CLASS), { ...BUYER, network: `203.0.113.${index}`, key: `class ${index}` }),
      ),
    );
    expect(orders.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await freeAt(1)).toBe(6);
    expect(await cartsHeld()).toEqual([]);
  });

  it('may not take a date over from one network', async () => {
    await boxOffice.db.updateTable('pools').set({ capacity: 1000 }).execute();
    const children: Parameters<typeof order>[0] = [[CHILD, 100, 1]];
    await boxOffice.db.updateTable('prices').set({ cents: 1 }).where('cents', '=', 400).execute();
    for (const key of ['a', 'b']) accepted(await sale().order(order(children), { ...BUYER, key }));
    expect(refused(await sale().order(order(children), { ...BUYER, key: 'c' }))).toMatchObject({
      code: 'TOO_MANY_HELD',
    });
  });

  it.each([
    ['fewer', 4, {}],
    ['enough', 10, {}],
    ['more, added by staff who sell', 24, { isSeller: true }],
  ])('have prices no ordinary cart takes, with %s heads', async (_, quantity, who) => {
    const added = await boxOffice.tickets.add(
      null,
      {
        ...{ jetId: 1, seatGroup: 'HALL', blockId: null },
        tickets: [
          { saleTypeId: SINGLE, quantity: 1 },
          { saleTypeId: CHILD, quantity },
        ],
      },
      { ...BUYER, ...who },
    );
    expect(refused(added)).toEqual({ code: 'GROUP_PRICE' });
    expect(await cartsHeld()).toEqual([]);
  });

  it('have prices nobody waits for', async () => {
    await boxOffice.db.updateTable('pools').set({ capacity: 0 }).execute();
    const joined = await boxOffice.tickets.waitingList?.join({
      ...{ jetId: 1, seatGroup: 'HALL', blockId: null, tickets: [{ saleTypeId: CHILD, quantity: 10 }] },
      ...{ onlyTogether: true, email: 'brandt@example.org', userId: null, language: 'de' },
    });
    expect(joined).toMatchObject({ ok: false, error: { code: 'GROUP_PRICE' } });
  });

  it('need so many heads where their prices came into a cart before they were for groups', async () => {
    const offPrices = boxOffice.db.updateTable('prices').where('cents', 'in', [400, 200]);
    await offPrices.set({ group_from: null }).execute();
    const cart = accepted(
      await boxOffice.tickets.add(null, {
        ...{ jetId: 1, seatGroup: 'HALL', blockId: null },
        tickets: [{ saleTypeId: CHILD, quantity: 4 }],
      }),
    );
    await offPrices.set({ group_from: 10 }).execute();
    const { contents = '' } = (await boxOffice.tickets.cart(cart.reference)) ?? {};
    expect(refused(await boxOffice.tickets.placeOrder(cart.reference, orderRequest({ contents })))).toEqual({
      code: 'GROUP_TOO_SMALL',
      limit: 10,
    });
  });

  it('stand in the offer with their prices, beside those for everybody', async () => {
    const offer = await boxOffice.tickets.offer(1);
    expect(offer?.fromCents).toBe(900);
    expect(
      offer?.seatGroups[0]?.prices.map(({ groupFrom, forGroups, isFullPrice }) => [
        groupFrom,
        forGroups,
        isFullPrice,
      ]),
    ).toEqual([
      [10, true, false],
      [10, true, false],
      [undefined, true, false],
      [undefined, undefined, true],
    ]);
  });

  it('are no reason to wait where they alone book', async () => {
    await boxOffice.db.updateTable('pools').set({ capacity: 0 }).execute();
    expect(await boxOffice.tickets.offer(1)).toMatchObject({ canWait: true });
    await boxOffice.db.updateTable('prices').set({ group_from: 10 }).execute();
    const offer = await boxOffice.tickets.offer(1);
    expect(offer?.availability).toBe('sold-out');
    expect([offer?.canWait, offer?.seatGroups[0]?.canWait]).toEqual([undefined, undefined]);
  });

  it('find a date by its number', async () => {
    expect((await sale().dates({ jetId: 2 })).map(({ jetId }) => jetId)).toEqual([2]);
    expect(await sale().dates({ jetId: 3 })).toEqual([]);
  });
});
