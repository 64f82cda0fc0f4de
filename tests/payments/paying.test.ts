import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishFromWebhook } from '#features/box-office/payments/finish-payment.server.ts';
import {
  finishPayment,
  reconcilePayments,
  startPayment,
  stopPayment,
} from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { hasTickets } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import type { Fault } from '#tests/fakes/stripe.ts';
import { order, orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

describeOnEngines('paying online', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const isBegin = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path === '/v1/checkout/sessions';
  const isCheckoutQuery = ({ method }: { method: string }) => method === 'GET';
  const finish = async (secret: string) => {
    const finished = await finishPayment(site.services, secret);
    return finished.ok ? (finished.value?.state ?? 'none') : finished.error.code;
  };
  /** All that can be had, by somebody else. */
  const takeAll = async () => accepted(await site.ticketing.add(null, order(1, 4)));

  it('makes an order of the cart, with tickets, one email and one row in the ledger', async () => {
    const { order: placed, money } = await site.paidOrder();
    expect(placed).toMatchObject({ paymentMethod: 'online', paidCents: 3300, isTest: false });
    expect(hasTickets(placed)).toBe(true);
    expect(await site.ledger()).toEqual([
      { kind: 'payment', cents: 3300, means: 'online', reference: money, recorded_by: null },
    ]);
    const [email, ...others] = await site.emails();
    expect(others).toEqual([]);
    expect(email?.subject).toContain(placed.number);
    expect(email?.text).toMatch(/\/tickets\.pdf\n/);
    expect(email?.text).not.toMatch(/Kasse|Rechnung/);
  });

  it('sends the provider the amount, the address for the receipt and nothing else about the customer', async () => {
    const { session } = await site.startPaying(await site.fillCart());
    expect(site.fake.sessions.get(session)).toMatchObject({
      amount_total: 3300,
      currency: 'eur',
      customer_email: 'svenja@post.example',
    });
    expect(JSON.stringify(site.fake.sessions.get(session))).not.toMatch(/Svenja|Kühnel/);
  });

  it('is started without an address that the provider cannot write to', async () => {
    const { customer } = orderRequest();
    const cart = await site.fillCart();
    const { session } = await site.startPaying(cart, {
      customer: { ...customer, email: 'jörg@post.example' },
    });
    expect(site.fake.sessions.get(session)?.customer_email).toBe('');
  });

  it('is one order through every channel, however often and all at once', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.pay(session);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => finish(secret))))).toEqual(
      new Set(['paid']),
    );
    for (let again = 0; again < 5; again += 1) expect(await finish(secret)).toBe('paid');
    expect(
      [await site.orders(), await site.emails(), await site.ledger()].map((rows) => rows.length),
    ).toEqual([1, 1, 1]);
  });

  it('leads every press to one checkout', async () => {
    const cart = await site.fillCart();
    const request = await site.requestFor(cart);
    const addresses = await Promise.all(
      Array.from({ length: 10 }, () => startPayment(site.services, cart, request)),
    );
    expect(new Set(addresses.map((address) => JSON.stringify(address))).size).toBe(1);
    expect(site.fake.sessions.size).toBe(1);
  });

  it('keeps the places while somebody pays, and lets nobody change the cart', async () => {
    const cart = await site.fillCart();
    const { secret, session } = await site.startPaying(cart);
    site.wait(30);
    expect(refused(await site.ticketing.add(null, order(1, 1))).code).toBe('NOT_ENOUGH');
    const lineId = (await site.ticketing.cart(cart))?.lines[0]?.id ?? '';
    for (const outcome of [
      await site.ticketing.add(cart, order(2, 1)),
      await site.ticketing.change(cart, lineId, 0),
      await site.ticketing.renew(cart),
      await site.ticketing.restore(cart),
      await site.ticketing.placeOrder(cart, await site.requestFor(cart, { paymentMethod: 'box-office' })),
    ])
      expect(refused(outcome).code).toBe('IN_PAYMENT');
    expect((await site.ticketing.cart(cart))?.state).toBe('in-payment');
    site.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
  });

  it('restores the cart with all its contents when the customer cancels', async () => {
    const cart = await site.fillCart();
    const before = await site.ticketing.cart(cart);
    const { secret, session } = await site.startPaying(cart);
    expect((await stopPayment(site.services, secret)).ok).toBe(true);
    expect(await site.ticketing.cart(cart)).toEqual(before);
    expect(() => site.fake.pay(session)).toThrow('expired');
    // Back and forth, and once more.
    expect((await stopPayment(site.services, secret)).ok).toBe(true);
    const again = await site.startPaying(cart);
    expect(again.secret).not.toBe(secret);
    site.fake.pay(again.session);
    expect(await finish(again.secret)).toBe('paid');
    expect(await finish(secret)).toBe('ended');
  });

  it('gives customers who come back late five minutes, and those who do not come back none', async () => {
    const cart = await site.fillCart();
    const first = await site.startPaying(cart);
    site.wait(20);
    await stopPayment(site.services, first.secret);
    expect(await site.ticketing.cart(cart)).toMatchObject({
      state: 'held',
      expiresAt: '2026-11-20T11:25:00.000Z',
    });
    const second = await site.startPaying(cart);
    site.wait(32);
    site.fake.expire(second.session);
    expect(await finish(second.secret)).toBe('ended');
    expect((await site.ticketing.cart(cart))?.state).toBe('expired');
    await takeAll();
  });

  it('may be tried five times with one cart, so that nobody keeps places for ever', async () => {
    const cart = await site.fillCart();
    for (let time = 0; time < 5; time += 1)
      await stopPayment(site.services, (await site.startPaying(cart)).secret);
    const request = await site.requestFor(cart);
    expect(await startPayment(site.services, cart, request)).toMatchObject({
      error: { code: 'PAYMENT_CLOSED' },
    });
    expect(
      accepted(await site.ticketing.placeOrder(cart, { ...request, paymentMethod: 'box-office' })).isTest,
    ).toBe(false);
  });

  it('sells the same places again to a customer who paid after the expiry, at the old price', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(40);
    // Somebody had them for a while, and the price went up.
    const other = await takeAll();
    const line = (await site.ticketing.cart(other.reference))?.lines[0]?.id ?? '';
    accepted(await site.ticketing.change(other.reference, line, 0));
    await site.services.db.updateTable('prices').set({ cents: 9900 }).execute();
    site.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
    expect((await site.orders()).map(({ total_cents }) => total_cents)).toEqual([3300]);
  });

  it('refunds automatically, and says so, when the places are gone', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(40);
    await takeAll();
    site.fake.pay(session);
    const seen = await Promise.all(Array.from({ length: 10 }, () => finish(secret)));
    expect(new Set(seen)).toEqual(new Set(['refunded']));
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([3300]);
    expect(await site.orders()).toEqual([]);
    const emails = await site.emails();
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['svenja@post.example', 'Buntspecht: Deine Zahlung kommt zurück'],
    ]);
    expect(emails[0]?.text).toContain('33\u00a0€');
  });

  it('sells what somebody else only held until their time was over', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(40);
    await takeAll();
    site.wait(20);
    site.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
  });

  it('has a signed notice about a session that nobody knows answered', async () => {
    expect(await finishFromWebhook(site.services, 'cs_test_of_nobody', { isTest: false })).toEqual({
      ok: true,
      value: null,
    });
  });

  it.each([{ amount_total: 3299 }, { amount_total: 3301 }, { currency: 'usd' }])(
    'refunds a wrong payment: %o',
    async (more) => {
      const cart = await site.fillCart();
      const { secret, session } = await site.startPaying(cart);
      site.fake.pay(session, more);
      expect(await finish(secret)).toBe('refunded');
      expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([more.amount_total ?? 3300]);
      expect(await site.orders()).toEqual([]);
      expect((await site.ticketing.cart(cart))?.state).toBe('held');
    },
  );

  it('refunds a payment for an event that was cancelled meanwhile', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    await site.services.db.updateTable('performances').set({ event_state: 'cancelled' }).execute();
    site.fake.pay(session);
    expect(await finish(secret)).toBe('refunded');
  });

  it('sells what is moved while somebody pays, for when it is then', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    const event_starts_at = '2026-12-21T14:00:00.000Z';
    await site.services.db.updateTable('performances').set({ event_starts_at }).execute();
    site.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
    const [placed] = await site.orders();
    const order = await site.ticketing.order(placed?.secret ?? '');
    expect(order?.tickets.map(({ startsAt }) => startsAt)).toEqual(Array(4).fill(event_starts_at));
  });

  it('refunds a payment for a cart that has changed, and a double payment', async () => {
    const cart = await site.fillCart();
    const first = await site.startPaying(cart);
    site.wait(40);
    const restored = accepted(await site.ticketing.restore(cart));
    accepted(await site.ticketing.change(cart, restored.lines[0]?.id ?? '', 1));
    site.fake.pay(first.session);
    expect(await finish(first.secret)).toBe('refunded');
    const second = await site.startPaying(cart);
    site.fake.pay(second.session);
    expect(await finish(second.secret)).toBe('paid');
    expect(await site.orders()).toHaveLength(1);
  });

  it.each(['error', 'refuse', 'lose', 'hang'] as Fault[])(
    'leaves the cart unchanged when the provider cannot begin: %s',
    async (fault) => {
      const cart = await site.fillCart();
      const before = await site.ticketing.cart(cart);
      site.fake.fault = (call) => (isBegin(call) ? fault : null);
      const request = await site.requestFor(cart);
      expect(await startPayment(site.services, cart, request)).toMatchObject({
        error: { code: 'PAYMENT_PROVIDER_DOWN' },
      });
      expect(await site.ticketing.cart(cart)).toEqual(before);
      site.fake.fault = () => null;
      const { secret, session } = await site.startPaying(cart);
      site.fake.pay(session);
      expect(await finish(secret)).toBe('paid');
    },
  );

  it.each(['error', 'hang'] as Fault[])(
    'stays open for everybody where the provider answers one of two presses: %s',
    async (fault) => {
      const cart = await site.fillCart();
      const request = await site.requestFor(cart);
      let started = 0;
      site.fake.fault = (call) => {
        if (!isBegin(call)) return null;
        started += 1;
        return started >= 2 ? fault : null;
      };
      const presses = await Promise.all(
        Array.from({ length: 2 }, () => startPayment(site.services, cart, request)),
      );
      site.fake.fault = () => null;
      const address = `${site.fake.origin}/pay/${[...site.fake.sessions.keys()][0]}`;
      expect(presses).toEqual(presses.map(() => ({ ok: true, value: address })));
    },
  );

  it.each(['error', 'hang'] as Fault[])(
    'is found by the job when no notice arrived and the customer did not come back: %s',
    async (fault) => {
      const { secret, session } = await site.startPaying(await site.fillCart());
      site.fake.pay(session);
      site.fake.fault = (call) => (isCheckoutQuery(call) ? fault : null);
      expect(await finish(secret)).toBe('PAYMENT_PROVIDER_DOWN');
      expect((await stopPayment(site.services, secret)).ok).toBe(false);
      site.wait(3);
      expect(await reconcilePayments(site.services)).toBe(0);
      site.fake.fault = () => null;
      expect(await reconcilePayments(site.services)).toBe(1);
      expect(await site.orders()).toHaveLength(1);
      expect(await reconcilePayments(site.services)).toBe(0);
    },
  );

  it('gives money back later when the provider is down just then, and once', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(40);
    await takeAll();
    site.fake.pay(session);
    site.fake.fault = ({ path }) => (path === '/v1/refunds' ? 'lose' : null);
    expect(await finish(secret)).toBe('PAYMENT_PROVIDER_DOWN');
    site.fake.fault = () => null;
    expect(await reconcilePayments(site.services)).toBe(1);
    expect(site.fake.refunds).toHaveLength(1);
    expect(await site.emails()).toHaveLength(1);
  });

  it('refunds the rest after a partial refund at the provider itself', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(40);
    await takeAll();
    const money = site.fake.pay(session);
    site.fake.refundThere(money, 3000, site.services.clock.now());
    expect(await finish(secret)).toBe('refunded');
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([3000, 300]);
  });

  it('asks about every payment, whatever is odd about one, and gives that up after a day', async () => {
    const odd = await site.startPaying(await site.fillCart());
    site.wait(40);
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.sessions.delete(odd.session);
    site.fake.pay(session);
    site.wait(3);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect((await site.carts.find(secret))?.state).toBe('paid');
    expect((await site.carts.find(odd.secret))?.state).toBe('open');
    site.wait(24 * 60);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect((await site.carts.find(odd.secret))?.state).toBe('ended');
  });

  it('sells what was paid while the venue was off for a day and nobody asked', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.pay(session);
    site.wait(26 * 60);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect((await site.carts.find(secret))?.state).toBe('paid');
    expect(await site.orders()).toHaveLength(1);
  });

  it('knows a payment that it gave up a day longer: late money is refunded', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(26 * 60);
    site.fake.pay(session);
    site.fake.fault = () => 'error';
    await reconcilePayments(site.services);
    expect((await site.carts.find(secret))?.state).toBe('ended');
    site.fake.fault = () => null;
    await releaseExpiredHolds(site.services);
    await finishFromWebhook(site.services, session, { isTest: false });
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([3300]);
  });

  it('asks about a payment whose process died before anybody was sent to pay, and lets it end', async () => {
    const cart = await site.fillCart();
    accepted(await site.carts.begin(cart, await site.requestFor(cart)));
    site.wait(20);
    expect(await reconcilePayments(site.services)).toBe(0);
    site.wait(20);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect((await site.ticketing.cart(cart))?.state).toBe('expired');
  });

  it('in the test shop takes no money and no places', async () => {
    const { order: placed } = await site.paidOrder({ isTest: true });
    expect(placed).toMatchObject({ isTest: true, paymentMethod: 'test', paidCents: 0 });
    expect(await site.ledger()).toEqual([]);
    await takeAll();
  });

  it('is refused for free carts, undisplayed prices, and stopped sales', async () => {
    const { reference: free } = accepted(await site.ticketing.add(null, order(2, 1, { saleTypeId: 4 })));
    const cart = await site.fillCart();
    const codes = [];
    for (const [reference, more] of [
      [free, {}],
      [cart, { contents: 'other' }],
    ] as const) {
      const started = await site.carts.begin(reference, await site.requestFor(reference, more));
      codes.push(refused(started).code);
    }
    expect(codes).toEqual(['PAYMENT_CLOSED', 'CART_CHANGED']);
    await site.services.db.updateTable('performances').set({ status: 'stopped' }).execute();
    expect(refused(await site.carts.begin(cart, await site.requestFor(cart))).code).toBe('SALE_CLOSED');
  });

  it.each(['', 'x'.repeat(1_000_000), '\u0000', '../..', 'cs_1'])(
    'knows no payment of another name: %#',
    async (secret) => {
      expect(await finish(secret)).toBe('none');
      expect((await stopPayment(site.services, secret)).ok).toBe(true);
    },
  );
});
