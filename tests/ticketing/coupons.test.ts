import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CouponTables } from '#features/box-office/prices/coupons/table.server.ts';
import type { OrderRequest } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { CHILD, hall, NOON, openBoxOffice, order, orderRequest, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

describeOnEngines('coupons', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  afterAll(async () => {
    await boxOffice.close();
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(100)] }, { jetId: 2, seatGroups: [hall(100)] });
  });

  const put = (coupon: Partial<Insertable<CouponTables['coupons']>> = {}) =>
    boxOffice.db
      .insertInto('coupons')
      .values({
        code: 'KLOPF',
        name: 'Klopf an',
        kind: 'amount',
        value: 500,
        valid_from: null,
        valid_until: null,
        max_uses: null,
        max_uses_per_person: null,
        is_active: true,
        ...coupon,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  async function cartWith(code: string | null, quantity = 2) {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, quantity)));
    if (code !== null) accepted(await boxOffice.tickets.setCoupon(reference, code));
    return reference;
  }

  async function buy(reference: string, more: Partial<OrderRequest> = {}) {
    const cart = await boxOffice.tickets.cart(reference);
    return boxOffice.tickets.placeOrder(reference, orderRequest({ contents: cart?.contents ?? '', ...more }));
  }

  const refusalOf = async (reference: string, code: string) =>
    refused(await boxOffice.tickets.setCoupon(reference, code)).coupon;

  it('lower a cart and its order, ticket by ticket, with the VAT', async () => {
    await put();
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 1)));
    accepted(await boxOffice.tickets.add(reference, order(1, 2, { saleTypeId: CHILD })));
    const cart = accepted(await boxOffice.tickets.setCoupon(reference, ' klo pf '));
    expect(cart).toMatchObject({
      totalCents: 1600,
      sum: { totalCents: 1600 },
      coupon: { code: 'KLOPF', refusal: null, reductionCents: 500 },
    });
    const { secret } = accepted(await buy(reference));
    const placed = await boxOffice.tickets.order(secret);
    expect(placed).toMatchObject({ coupon: 'KLOPF', sum: cart.sum, due: { totalCents: 1600 } });
    expect(placed?.tickets.map(({ price }) => [price.cents, price.reductionCents])).toEqual([
      [686, 214],
      [457, 143],
      [457, 143],
    ]);
    await expectSoundBooks(boxOffice.db);
  });

  it('leave the cart and its time alone when they are refused, and say why', async () => {
    await put({ code: 'MORGEN', valid_from: '2026-11-21T00:00:00.000Z' });
    await put({ code: 'GESTERN', valid_until: NOON });
    await put({ code: 'AUS', is_active: false });
    await put({ code: 'WEG', max_uses: 3, used: 3 });
    const reference = await cartWith(null);
    const before = await boxOffice.tickets.cart(reference);
    expect(await refusalOf(reference, 'MORGEN')).toBe('coupon-not-yet');
    expect(await refusalOf(reference, 'GESTERN')).toBe('coupon-expired');
    expect(await refusalOf(reference, 'WEG')).toBe('coupon-used-up');
    for (const code of [
      'AUS',
      'NIE',
      '',
      'x',
      '%',
      "' or 1=1 --",
      'A'.repeat(1_000_000),
      '\u0000\u0000\u0000',
    ])
      expect(await refusalOf(reference, code)).toBe('coupon-unknown');
    expect(await boxOffice.tickets.cart(reference)).toEqual(before);
    await boxOffice.db.deleteFrom('coupons').execute();
  });

  it('can be removed again, and replaced', async () => {
    await put();
    await put({ code: 'HALB', kind: 'percent', value: 50 });
    const reference = await cartWith('KLOPF');
    expect(accepted(await boxOffice.tickets.setCoupon(reference, 'HALB')).totalCents).toBe(900);
    expect(accepted(await boxOffice.tickets.setCoupon(reference, null))).toMatchObject({
      totalCents: 1800,
      coupon: null,
    });
    const { secret } = accepted(await buy(reference));
    expect(await boxOffice.tickets.order(secret)).toMatchObject({ coupon: null, due: { totalCents: 1800 } });
    await expectSoundBooks(boxOffice.db);
  });

  it('follow the number of tickets as long as the cart has them', async () => {
    await put({ kind: 'free-tickets', value: 1 });
    const reference = await cartWith('KLOPF', 3);
    const lineId = (await boxOffice.tickets.cart(reference))?.lines[0]?.id ?? '';
    expect((await boxOffice.tickets.cart(reference))?.totalCents).toBe(1800);
    expect(accepted(await boxOffice.tickets.change(reference, lineId, 1)).totalCents).toBe(0);
    const { secret } = accepted(await buy(reference, { paymentMethod: 'free' }));
    expect(await boxOffice.tickets.order(secret)).toMatchObject({ due: { totalCents: 0, vat: [] } });
    await expectSoundBooks(boxOffice.db);
  });

  it('with one use and fifty carts at once lower exactly one order', async () => {
    await put({ max_uses: 1 });
    const carts = await Promise.all(Array.from({ length: 50 }, () => cartWith('KLOPF', 1)));
    const orders = await Promise.all(carts.map((cart) => buy(cart)));
    expect(orders.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of orders)
      if (!outcome.ok) expect(outcome.error).toEqual({ code: 'COUPON_REFUSED', coupon: 'coupon-used-up' });
    await expectSoundBooks(boxOffice.db);

    const other = carts.find((_, index) => !orders[index]?.ok) ?? '';
    expect(await boxOffice.tickets.cart(other)).toMatchObject({
      totalCents: 900,
      coupon: { refusal: 'coupon-used-up', reductionCents: 0 },
    });
    accepted(await buy(other));
    await expectSoundBooks(boxOffice.db);
  });

  it('are counted for each person by the e-mail address, however it is written', async () => {
    await put({ max_uses_per_person: 1 });
    accepted(await buy(await cartWith('KLOPF')));
    const again = await cartWith('KLOPF');
    const { customer } = orderRequest();
    const same = { ...customer, email: ` ${customer.email.toUpperCase()}` };
    expect(refused(await buy(again, { customer: same })).coupon).toBe('coupon-used-by-you');
    accepted(await buy(again, { customer: { ...customer, email: 'else@post.example' } }));
    await expectSoundBooks(boxOffice.db);
  });

  it('that end between display and press are refused, and the cart is unchanged', async () => {
    await put({ valid_until: '2026-11-20T11:05:00.000Z' });
    const reference = await cartWith('KLOPF');
    const seen = await boxOffice.tickets.cart(reference);
    boxOffice.clock.set('2026-11-20T11:05:00.000Z');
    const request = orderRequest({ contents: seen?.contents ?? '' });
    expect(refused(await boxOffice.tickets.placeOrder(reference, request)).coupon).toBe('coupon-expired');
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ state: 'held', totalCents: 1800 });
  });

  it('that say something else than was seen are refused as a cart that changed', async () => {
    const { id } = await put();
    const reference = await cartWith('KLOPF');
    const seen = await boxOffice.tickets.cart(reference);
    await boxOffice.db.updateTable('coupons').set({ value: 100 }).where('id', '=', id).execute();
    const request = orderRequest({ contents: seen?.contents ?? '' });
    expect(refused(await boxOffice.tickets.placeOrder(reference, request)).code).toBe('CART_CHANGED');
    accepted(await buy(reference));
    await expectSoundBooks(boxOffice.db);
  });

  it('can be used again when the last ticket of the order is returned, and not before', async () => {
    await put({ max_uses: 1 });
    const { secret } = accepted(await buy(await cartWith('KLOPF', 2)));
    accepted(await boxOffice.tickets.cancelTicket(secret, 1));
    const other = await cartWith(null);
    expect(await refusalOf(other, 'KLOPF')).toBe('coupon-used-up');
    await Promise.all(Array.from({ length: 10 }, () => boxOffice.tickets.cancelTicket(secret, 2)));
    await expectSoundBooks(boxOffice.db);
    accepted(await boxOffice.tickets.setCoupon(other, 'KLOPF'));
  });

  it('are counted right while many order and return at once', async () => {
    await put({ kind: 'percent', value: 10, max_uses: 25 });
    const carts = await Promise.all(
      Array.from({ length: 30 }, async (_, client) => {
        const [first, second] = client % 2 === 0 ? [1, 2] : [2, 1];
        const { reference } = accepted(await boxOffice.tickets.add(null, order(first, 1)));
        accepted(await boxOffice.tickets.add(reference, order(second, 1)));
        accepted(await boxOffice.tickets.setCoupon(reference, 'KLOPF'));
        return reference;
      }),
    );
    const orders = await Promise.all(
      carts.map(async (cart) => {
        const outcome = await buy(cart);
        if (!outcome.ok) return outcome.error.coupon;
        const { secret } = outcome.value;
        await Promise.all([1, 2].map((position) => boxOffice.tickets.cancelTicket(secret, position)));
        return 'cancelled';
      }),
    );
    expect(new Set(orders)).toSatisfy((said: Set<string>) =>
      [...said].every((word) => word === 'cancelled' || word === 'coupon-used-up'),
    );
    expect(orders.filter((word) => word === 'cancelled').length).toBeGreaterThanOrEqual(25);
    await expectSoundBooks(boxOffice.db);
    const { used } = await boxOffice.db.selectFrom('coupons').select('used').executeTakeFirstOrThrow();
    expect(used).toBe(0);
  });

  it('are not used up by tests', async () => {
    await put({ max_uses: 1 });
    accepted(await buy(await cartWith('KLOPF'), { isTest: true, paymentMethod: 'test' }));
    accepted(await boxOffice.tickets.setCoupon(await cartWith(null), 'KLOPF'));
    await expectSoundBooks(boxOffice.db);
  });

  it('come along from an expired cart, restored or added to', async () => {
    await put();
    const [restored, added] = [await cartWith('KLOPF'), await cartWith('KLOPF')];
    boxOffice.clock.set('2026-11-20T11:20:00.000Z');
    expect(accepted(await boxOffice.tickets.restore(restored)).coupon?.code).toBe('KLOPF');
    const { reference } = accepted(await boxOffice.tickets.add(added, order(1, 1)));
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ quantity: 3, coupon: { code: 'KLOPF' } });
  });
});
