import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBillingDocuments } from '#features/box-office/order-store/index.server.ts';
import type { GroupOrder, Order } from '#features/box-office/ticketing/index.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { changeGroupNumbers } from '#features/shop/desk/orders/change-group-numbers.server.ts';
import { addTicketsToOrder } from '#features/shop/desk/orders/edit-order.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { sell } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { type Desk, HEIKE, openDesk } from './desk.ts';

function accepted<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

const [PARTY, SMALL] = [1, 2];
const JET_ID = 7;
const name = (de: string) => ({ de, en: null });
const PARTIES = {
  code: 'HALL',
  name: name('Saal'),
  capacity: 40,
  prices: [
    { name: name('Geburtstag'), cents: 18_000, groupFrom: 2, flat: { heads: 12, furtherCents: 1250 } },
    { name: name('Kleine Feier'), cents: 9001, groupFrom: 2, flat: { heads: 6, furtherCents: null } },
    { name: name('Begleitung'), cents: 0, together: { atMost: 1, per: 4, of: [name('Geburtstag')] } },
  ],
};
/** The same price by its name, in other places. */
const BALCONY = { ...PARTIES, code: 'BALCONY', name: name('Rang'), capacity: 20 };
const DATE = { dateStart: '2026-12-08T08:30:00.000Z', dateEnd: '2026-12-08T09:45:00.000Z' };

describeOnEngines('a flat price of a group', (engine) => {
  let desk: Desk;
  let orders = 0;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await sell(desk.services.db, [{ jetId: JET_ID, ...DATE, seatGroups: [PARTIES, BALCONY] }]);
    await stageProduction(desk.services.db, [{ jetId: JET_ID, ...DATE }]);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const groups = () => {
    const { groups } = desk.services.ticketing;
    if (!groups) throw new Error('the box office sells nothing to groups');
    return groups;
  };
  const request = (tickets: GroupOrder['tickets']): GroupOrder => ({
    ...{ jetId: JET_ID, seatGroup: 'HALL', tickets },
    group: { name: 'Lottes Geburtstag', needs: [], isOneCode: true },
    request: {
      customer: { firstName: 'Tomke', lastName: 'Brandt', email: 'brandt@example.org', userId: null },
      ...{ language: 'de', invoiceRecipient: null },
    },
  });
  const place = (tickets: GroupOrder['tickets']) => {
    orders += 1;
    const buyer = { session: 'abc', network: '203.0.113.7', key: `party ${orders}` };
    return groups().order(request(tickets), buyer);
  };
  const party = (quantity: number, cents = 18_000) => [{ saleTypeId: PARTY, quantity, cents }];
  const order = async (tickets: GroupOrder['tickets']): Promise<Order> => {
    const { secret } = accepted(await place(tickets));
    return (await desk.services.ticketing.order(secret)) as Order;
  };
  const to = ({ number }: Order, quantity: number, cents = 18_000) =>
    changeGroupNumbers(desk.services, number, [{ saleTypeId: PARTY, quantity, cents }]);
  const free = async () => (await groups().dates()).find(({ jetId }) => jetId === JET_ID)?.free;
  const standing = async (of: Order) => {
    const { tickets, due } = await desk.orderNow(of);
    const valid = tickets.filter(({ state }) => state === 'valid');
    const sum = valid.reduce((all, { price }) => all + price.cents, 0);
    return { heads: valid.length, sum, due: due.totalCents };
  };
  const invoiced = async (of: Order) =>
    (await findBillingDocuments(desk.services.db, of.number)).reduce((sum, { contents, answers }) => {
      const cents = contents.lines.reduce((all, line) => all + line.cents * line.quantity, 0);
      return sum + (answers === null ? cents : -cents);
    }, 0);

  it.each([
    [2, 18_000],
    [12, 18_000],
    [13, 19_250],
    [17, 24_250],
  ])('is one amount for %i heads, who each have a ticket and a place', async (heads, cents) => {
    const placed = await order(party(heads));
    expect(await standing(placed)).toEqual({ heads, sum: cents, due: cents });
    expect(await free()).toBe(40 - heads);
    expect(await invoiced(placed)).toBe(cents);
  });

  it('holds for the numbers it changes to, in the order, its tickets and its invoices', async () => {
    const placed = await order(party(12));
    for (const [index, [heads, cents]] of (
      [
        [10, 18_000],
        [14, 20_500],
        [2, 18_000],
        [13, 19_250],
        [12, 18_000],
      ] as const
    ).entries()) {
      desk.clock.set(`2026-11-28T1${index}:00:00.000Z`);
      accepted(await to(placed, heads));
      expect(await standing(placed)).toEqual({ heads, sum: cents, due: cents });
      expect([await free(), await invoiced(placed)]).toEqual([40 - heads, cents]);
    }
  });

  it('is not sold for more heads where no further ones are', async () => {
    const small = (quantity: number) => [{ saleTypeId: SMALL, quantity, cents: 9001 }];
    expect(await place(small(7))).toMatchObject({ error: { code: 'LIMIT', limit: 6 } });
    const placed = await order(small(5));
    const grown = await changeGroupNumbers(desk.services, placed.number, small(7));
    expect(grown).toMatchObject({ error: { code: 'LIMIT', limit: 6 } });
    accepted(await changeGroupNumbers(desk.services, placed.number, small(6)));
    expect(await standing(placed)).toEqual({ heads: 6, sum: 9001, due: 9001 });
  });

  it('has to be the one that was seen', async () => {
    expect(await place(party(12, 17_000))).toMatchObject({ error: { code: 'PRICE_CHANGED' } });
    expect(await free()).toBe(40);
  });

  it('is given back in part from the last ticket on, and as a whole', async () => {
    const placed = await order(party(13));
    const payment = { means: 'transfer', reference: 'AZ 7', cents: 19_250 } as const;
    accepted(await recordPayment(desk.services, HEIKE, placed.number, payment));
    const cancel = (positions: number[]) =>
      cancelTickets(desk.services, HEIKE, placed.number, { positions, reason: 'krank' });
    expect(await cancel([1])).toMatchObject({ error: { code: 'FLAT_PRICE' } });
    expect(await cancel([5])).toMatchObject({ error: { code: 'FLAT_PRICE' } });
    accepted(await cancel([13]));
    expect(await standing(placed)).toEqual({ heads: 12, sum: 18_000, due: 18_000 });
    accepted(await cancel([5]));
    expect(await standing(placed)).toEqual({ heads: 11, sum: 18_000, due: 18_000 });
    expect(await cancel([1, 2])).toMatchObject({ error: { code: 'FLAT_PRICE' } });
    accepted(await cancel([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]));
    expect(await standing(placed)).toEqual({ heads: 0, sum: 0, due: 0 });
    expect(await invoiced(placed)).toBe(0);
  });

  it('is that of another group in other seats, and carries its amount once however it is sent', async () => {
    const placed = await order(party(12));
    const added = await addTicketsToOrder(desk.services, HEIKE, placed.number, {
      ...{ jetId: JET_ID, seatGroup: 'BALCONY', blockId: null, lastPosition: 12 },
      tickets: [...party(5), ...party(3)],
    });
    accepted(added);
    expect(await standing(placed)).toEqual({ heads: 20, sum: 36_000, due: 36_000 });
  });

  it('is no matter of an order without valid tickets, which is cancelled again as it was', async () => {
    const placed = await order(party(2));
    const cancel = () =>
      cancelTickets(desk.services, HEIKE, placed.number, { positions: [1, 2], reason: 'krank' });
    accepted(await cancel());
    expect(accepted(await cancel())).toEqual(await desk.orderNow(placed));
  });

  it('is part of an enquiry, which is ordered at the same amount', async () => {
    const buyer = { session: 'abc', network: null, key: 'enquiry' };
    const { secret } = accepted(await groups().enquire(request(party(14)), buyer));
    const held = (await desk.services.ticketing.order(secret)) as Order;
    expect(await standing(held)).toEqual({ heads: 14, sum: 20_500, due: 20_500 });
    accepted(await to(held, 11));
    expect(await standing(held)).toEqual({ heads: 11, sum: 18_000, due: 18_000 });
  });

  it('is the same sum at the counter, however its heads are pressed', async () => {
    const { ticketing } = desk.services;
    const buyer = { session: 'till', network: null, key: null, isSeller: true, isAtCounter: true };
    const add = async (reference: string | null, quantity: number) =>
      accepted(
        await ticketing.add(
          reference,
          { jetId: JET_ID, seatGroup: 'HALL', blockId: null, tickets: party(quantity) },
          buyer,
        ),
      ).reference;
    const reference = await add(await add(null, 5), 8);
    const cart = async () => {
      const read = await ticketing.cart(reference, buyer);
      return read && { lines: read.lines.map(({ quantity }) => quantity), sum: read.totalCents };
    };
    expect(await cart()).toEqual({ lines: [1, 11, 1], sum: 19_250 });
    const line = async (index: number) => (await ticketing.cart(reference, buyer))?.lines[index]?.id ?? '';
    const set = async (index: number, quantity: number) =>
      ticketing.change(reference, await line(index), quantity, buyer);
    accepted(await set(1, 9));
    expect(await cart()).toEqual({ lines: [1, 10], sum: 18_000 });
    accepted(await set(0, 4));
    expect(await cart()).toEqual({ lines: [1, 11, 2], sum: 20_500 });
    accepted(await set(0, 0));
    expect(await cart()).toBeNull();
    expect(await free()).toBe(40);
  });
});
