import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishNoticed } from '#features/box-office/payments/finish-payment.server.ts';
import {
  finishPayment,
  reconcilePayments,
  startPayment,
  stopPayment,
} from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/ticketing/index.server.ts';
import { hasTickets } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import type { Trouble } from '#tests/fakes/stripe.ts';
import { order, orderRequest } from '#tests/ticketing/house.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openPayingHouse, type PayingHouse } from './paying-house.ts';
import { expectSoundPayments } from './sound-payments.ts';

describeOnEngines('paying online', (engine) => {
  let house: PayingHouse;

  beforeEach(async () => {
    house = await openPayingHouse(engine);
  });
  afterEach(async () => {
    await expectSoundPayments(house);
    await house.close();
  });

  const isBegin = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path === '/v1/checkout/sessions';
  const isLookUp = ({ method }: { method: string }) => method === 'GET';
  const finish = async (secret: string) => {
    const finished = await finishPayment(house.services, secret);
    return finished.ok ? (finished.value?.state ?? 'none') : finished.error.code;
  };
  /** All that can be had, by somebody else. */
  const takeAll = async () => accepted(await house.ticketing.add(null, order(1, 4)));

  it('makes an order of the cart, with tickets, one email and one row in the ledger', async () => {
    const { order: placed, money } = await house.paidOrder();
    expect(placed).toMatchObject({ paymentMethod: 'online', paidCents: 3300, isTest: false });
    expect(hasTickets(placed)).toBe(true);
    expect(await house.ledger()).toEqual([
      { kind: 'payment', cents: 3300, means: 'online', reference: money, recorded_by: null },
    ]);
    const [email, ...others] = await house.emails();
    expect(others).toEqual([]);
    expect(email?.subject).toContain(placed.number);
    expect(email?.text).toMatch(/\/tickets\.pdf\n/);
    expect(email?.text).not.toMatch(/Kasse|Rechnung/);
  });

  it('tells the provider the amount, the address for the receipt and nothing else about who pays', async () => {
    const { session } = await house.startPaying(await house.fillCart());
    expect(house.fake.sessions.get(session)).toMatchObject({
      amount_total: 3300,
      currency: 'eur',
      customer_email: 'svenja@post.example',
    });
    expect(JSON.stringify(house.fake.sessions.get(session))).not.toMatch(/Svenja|Kühnel/);
  });

  it('is begun without an address that the provider cannot write to', async () => {
    const { customer } = orderRequest();
    const cart = await house.fillCart();
    const { session } = await house.startPaying(cart, {
      customer: { ...customer, email: 'jörg@post.example' },
    });
    expect(house.fake.sessions.get(session)?.customer_email).toBe('');
  });

  it('is one order, whoever tells of it, however often and all at once', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.fake.pay(session);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => finish(secret))))).toEqual(
      new Set(['paid']),
    );
    for (let again = 0; again < 5; again += 1) expect(await finish(secret)).toBe('paid');
    expect(
      [await house.orders(), await house.emails(), await house.ledger()].map((rows) => rows.length),
    ).toEqual([1, 1, 1]);
  });

  it('leads every press to one checkout', async () => {
    const cart = await house.fillCart();
    const request = await house.requestFor(cart);
    const addresses = await Promise.all(
      Array.from({ length: 10 }, () => startPayment(house.services, cart, request)),
    );
    expect(new Set(addresses.map((address) => JSON.stringify(address))).size).toBe(1);
    expect(house.fake.sessions.size).toBe(1);
  });

  it('keeps the places while somebody pays, and lets nobody change the cart', async () => {
    const cart = await house.fillCart();
    const { secret, session } = await house.startPaying(cart);
    house.wait(30);
    expect(refused(await house.ticketing.add(null, order(1, 1))).code).toBe('NOT_ENOUGH');
    const lineId = (await house.ticketing.cart(cart))?.lines[0]?.id ?? '';
    for (const outcome of [
      await house.ticketing.add(cart, order(2, 1)),
      await house.ticketing.change(cart, lineId, 0),
      await house.ticketing.renew(cart),
      await house.ticketing.restore(cart),
      await house.ticketing.placeOrder(cart, await house.requestFor(cart, { paymentMethod: 'box-office' })),
    ])
      expect(refused(outcome).code).toBe('IN_PAYMENT');
    expect((await house.ticketing.cart(cart))?.state).toBe('in-payment');
    house.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
  });

  it('gives the cart back with all that was in it to who does not pay', async () => {
    const cart = await house.fillCart();
    const before = await house.ticketing.cart(cart);
    const { secret, session } = await house.startPaying(cart);
    expect((await stopPayment(house.services, secret)).ok).toBe(true);
    expect(await house.ticketing.cart(cart)).toEqual(before);
    expect(() => house.fake.pay(session)).toThrow('expired');
    // Back and forth, and once more.
    expect((await stopPayment(house.services, secret)).ok).toBe(true);
    const again = await house.startPaying(cart);
    expect(again.secret).not.toBe(secret);
    house.fake.pay(again.session);
    expect(await finish(again.secret)).toBe('paid');
    expect(await finish(secret)).toBe('ended');
  });

  it('gives who comes back late five minutes, and who does not come back none', async () => {
    const cart = await house.fillCart();
    const first = await house.startPaying(cart);
    house.wait(20);
    await stopPayment(house.services, first.secret);
    expect(await house.ticketing.cart(cart)).toMatchObject({
      state: 'held',
      expiresAt: '2026-11-20T11:25:00.000Z',
    });
    const second = await house.startPaying(cart);
    house.wait(32);
    house.fake.expire(second.session);
    expect(await finish(second.secret)).toBe('ended');
    expect((await house.ticketing.cart(cart))?.state).toBe('expired');
    await takeAll();
  });

  it('may be tried five times with one cart, so that nobody keeps places for ever', async () => {
    const cart = await house.fillCart();
    for (let time = 0; time < 5; time += 1)
      await stopPayment(house.services, (await house.startPaying(cart)).secret);
    const request = await house.requestFor(cart);
    expect(await startPayment(house.services, cart, request)).toMatchObject({
      error: { code: 'PAYMENT_CLOSED' },
    });
    expect(
      accepted(await house.ticketing.placeOrder(cart, { ...request, paymentMethod: 'box-office' })).isTest,
    ).toBe(false);
  });

  it('sells the same places again to who paid when their time was over, at the old price', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.wait(40);
    // Somebody had them for a while, and the price went up.
    const other = await takeAll();
    const line = (await house.ticketing.cart(other.reference))?.lines[0]?.id ?? '';
    accepted(await house.ticketing.change(other.reference, line, 0));
    await house.services.db.updateTable('prices').set({ cents: 9900 }).execute();
    house.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
    expect((await house.orders()).map(({ total_cents }) => total_cents)).toEqual([3300]);
  });

  it('gives money back by itself, and says so, when the places are gone', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.wait(40);
    await takeAll();
    house.fake.pay(session);
    const seen = await Promise.all(Array.from({ length: 10 }, () => finish(secret)));
    expect(new Set(seen)).toEqual(new Set(['refunded']));
    expect(house.fake.refunds.map(({ amount }) => amount)).toEqual([3300]);
    expect(await house.orders()).toEqual([]);
    const emails = await house.emails();
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['svenja@post.example', 'Buntspecht: Deine Zahlung kommt zurück'],
    ]);
    expect(emails[0]?.text).toContain('33\u00a0€');
  });

  it('sells what somebody else only held until their time was over', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.wait(40);
    await takeAll();
    house.wait(20);
    house.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
  });

  it('has a signed notice about a session that nobody knows answered', async () => {
    expect(await finishNoticed(house.services, 'cs_test_of_nobody', { isTest: false })).toEqual({
      ok: true,
      value: null,
    });
  });

  it.each([{ amount_total: 3299 }, { amount_total: 3301 }, { currency: 'usd' }])(
    'gives back what is not what was asked for: %o',
    async (more) => {
      const cart = await house.fillCart();
      const { secret, session } = await house.startPaying(cart);
      house.fake.pay(session, more);
      expect(await finish(secret)).toBe('refunded');
      expect(house.fake.refunds.map(({ amount }) => amount)).toEqual([more.amount_total ?? 3300]);
      expect(await house.orders()).toEqual([]);
      expect((await house.ticketing.cart(cart))?.state).toBe('held');
    },
  );

  it('gives back what was paid for an event that was cancelled meanwhile', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    await house.services.db.updateTable('performances').set({ event_state: 'cancelled' }).execute();
    house.fake.pay(session);
    expect(await finish(secret)).toBe('refunded');
  });

  it('sells what is moved while somebody pays, for when it is then', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    const event_starts_at = '2026-12-21T14:00:00.000Z';
    await house.services.db.updateTable('performances').set({ event_starts_at }).execute();
    house.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
    const [placed] = await house.orders();
    const order = await house.ticketing.order(placed?.secret ?? '');
    expect(order?.tickets.map(({ startsAt }) => startsAt)).toEqual(Array(4).fill(event_starts_at));
  });

  it('gives back what was paid for a cart that is another one by now, and what was paid twice', async () => {
    const cart = await house.fillCart();
    const first = await house.startPaying(cart);
    house.wait(40);
    const restored = accepted(await house.ticketing.restore(cart));
    accepted(await house.ticketing.change(cart, restored.lines[0]?.id ?? '', 1));
    house.fake.pay(first.session);
    expect(await finish(first.secret)).toBe('refunded');
    const second = await house.startPaying(cart);
    house.fake.pay(second.session);
    expect(await finish(second.secret)).toBe('paid');
    expect(await house.orders()).toHaveLength(1);
  });

  it.each(['error', 'refuse', 'lose', 'hang'] as Trouble[])(
    'leaves the cart as it was when the provider cannot begin: %s',
    async (trouble) => {
      const cart = await house.fillCart();
      const before = await house.ticketing.cart(cart);
      house.fake.trouble = (call) => (isBegin(call) ? trouble : null);
      const request = await house.requestFor(cart);
      expect(await startPayment(house.services, cart, request)).toMatchObject({
        error: { code: 'PAYMENT_PROVIDER_DOWN' },
      });
      expect(await house.ticketing.cart(cart)).toEqual(before);
      house.fake.trouble = () => null;
      const { secret, session } = await house.startPaying(cart);
      house.fake.pay(session);
      expect(await finish(secret)).toBe('paid');
    },
  );

  it.each(['error', 'hang'] as Trouble[])(
    'is found out by the job when nobody told of it and who paid did not come back: %s',
    async (trouble) => {
      const { secret, session } = await house.startPaying(await house.fillCart());
      house.fake.pay(session);
      house.fake.trouble = (call) => (isLookUp(call) ? trouble : null);
      expect(await finish(secret)).toBe('PAYMENT_PROVIDER_DOWN');
      expect((await stopPayment(house.services, secret)).ok).toBe(false);
      house.wait(3);
      expect(await reconcilePayments(house.services)).toBe(0);
      house.fake.trouble = () => null;
      expect(await reconcilePayments(house.services)).toBe(1);
      expect(await house.orders()).toHaveLength(1);
      expect(await reconcilePayments(house.services)).toBe(0);
    },
  );

  it('gives money back later when the provider is down just then, and once', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.wait(40);
    await takeAll();
    house.fake.pay(session);
    house.fake.trouble = ({ path }) => (path === '/v1/refunds' ? 'lose' : null);
    expect(await finish(secret)).toBe('PAYMENT_PROVIDER_DOWN');
    house.fake.trouble = () => null;
    expect(await reconcilePayments(house.services)).toBe(1);
    expect(house.fake.refunds).toHaveLength(1);
    expect(await house.emails()).toHaveLength(1);
  });

  it('gives back what is left where somebody gave back a part at the provider itself', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.wait(40);
    await takeAll();
    const money = house.fake.pay(session);
    house.fake.refundThere(money, 3000, house.services.clock.now());
    expect(await finish(secret)).toBe('refunded');
    expect(house.fake.refunds.map(({ amount }) => amount)).toEqual([3000, 300]);
  });

  it('asks about every payment, whatever is odd about one, and gives that up after a day', async () => {
    const odd = await house.startPaying(await house.fillCart());
    house.wait(40);
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.fake.sessions.delete(odd.session);
    house.fake.pay(session);
    house.wait(3);
    expect(await reconcilePayments(house.services)).toBe(1);
    expect((await house.carts.find(secret))?.state).toBe('paid');
    expect((await house.carts.find(odd.secret))?.state).toBe('open');
    house.wait(24 * 60);
    expect(await reconcilePayments(house.services)).toBe(1);
    expect((await house.carts.find(odd.secret))?.state).toBe('ended');
  });

  it('sells what was paid while the house was off for a day and nobody asked', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.fake.pay(session);
    house.wait(26 * 60);
    expect(await reconcilePayments(house.services)).toBe(1);
    expect((await house.carts.find(secret))?.state).toBe('paid');
    expect(await house.orders()).toHaveLength(1);
  });

  it('knows a payment that it gave up a day longer: what is told late goes back', async () => {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.wait(26 * 60);
    house.fake.pay(session);
    house.fake.trouble = () => 'error';
    await reconcilePayments(house.services);
    expect((await house.carts.find(secret))?.state).toBe('ended');
    house.fake.trouble = () => null;
    await releaseExpiredHolds(house.services);
    await finishNoticed(house.services, session, { isTest: false });
    expect((await house.carts.find(secret))?.state).toBe('refunded');
    expect(house.fake.refunds.map(({ amount }) => amount)).toEqual([3300]);
  });

  it('asks about a payment whose process died before anybody was sent to pay, and lets it end', async () => {
    const cart = await house.fillCart();
    accepted(await house.carts.begin(cart, await house.requestFor(cart)));
    house.wait(20);
    expect(await reconcilePayments(house.services)).toBe(0);
    house.wait(20);
    expect(await reconcilePayments(house.services)).toBe(1);
    expect((await house.ticketing.cart(cart))?.state).toBe('expired');
  });

  it('in the test shop takes no money and no places', async () => {
    const { order: placed } = await house.paidOrder({ isTest: true });
    expect(placed).toMatchObject({ isTest: true, paymentMethod: 'test', paidCents: 0 });
    expect(await house.ledger()).toEqual([]);
    await takeAll();
  });

  it('is refused for what costs nothing, was not seen, or is not on sale', async () => {
    const { reference: free } = accepted(await house.ticketing.add(null, order(2, 1, { saleTypeId: 4 })));
    const cart = await house.fillCart();
    const codes = [];
    for (const [reference, more] of [
      [free, {}],
      [cart, { contents: 'other' }],
    ] as const) {
      const begun = await house.carts.begin(reference, await house.requestFor(reference, more));
      codes.push(refused(begun).code);
    }
    expect(codes).toEqual(['PAYMENT_CLOSED', 'CART_CHANGED']);
    await house.services.db.updateTable('performances').set({ status: 'stopped' }).execute();
    expect(refused(await house.carts.begin(cart, await house.requestFor(cart))).code).toBe('SALE_CLOSED');
  });

  it.each(['', 'x'.repeat(1_000_000), '\u0000', '../..', 'cs_1'])(
    'knows no payment of another name: %#',
    async (secret) => {
      expect(await finish(secret)).toBe('none');
      expect((await stopPayment(house.services, secret)).ok).toBe(true);
    },
  );
});
