import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTicketingProvider, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import type { OrderRequest, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { CHILD, FAMILY, hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, minutesAfter, refused } from './outcomes.ts';

const DECEMBER = { dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' };

describeOnEngines('an order', (engine) => {
  let boxOffice: TestBoxOffice;
  let accounts = 0;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(20)], ...DECEMBER });
    await boxOffice.db.updateTable('performances').set({ event_starts_at: DECEMBER.dateStart }).execute();
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  /** A cart with two adults and a family card, as displayed. */
  async function filledCart(tickets: TicketingProvider = boxOffice.tickets) {
    const { reference } = accepted(await tickets.add(null, order(1, 2)));
    accepted(await tickets.add(reference, order(1, 1, { saleTypeId: FAMILY })));
    return { reference, contents: await contentsOf(reference) };
  }
  const contentsOf = async (reference: string) => (await boxOffice.tickets.cart(reference))?.contents ?? '';
  const place = async (cart: { reference: string; contents: string }, more: Partial<OrderRequest> = {}) =>
    boxOffice.tickets.placeOrder(cart.reference, orderRequest({ contents: cart.contents, ...more }));
  const pool = () => boxOffice.db.selectFrom('pools').select(['held', 'sold']).executeTakeFirstOrThrow();
  /** Somebody with an account, as a customer. */
  async function account() {
    accounts += 1;
    const { customer } = orderRequest();
    const userId = await insertUser(boxOffice.db, {
      ...customer,
      email: `svenja${accounts}@post.example`,
      role: 'visitor',
      passwordHash: '',
      createdAt: boxOffice.clock.now(),
    });
    return { ...customer, userId };
  }

  it('has each ticket with the price it was bought at, and takes exactly the places that were held', async () => {
    const cart = await filledCart();
    expect(await pool()).toEqual({ held: 6, sold: 0 });
    const { secret, number } = accepted(await place(cart));
    expect(await pool()).toEqual({ held: 0, sold: 6 });
    expect(number).toMatch(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/);
    const placed = await boxOffice.tickets.order(secret);
    expect(placed).toMatchObject({
      number,
      placedAt: boxOffice.clock.now(),
      customer: { firstName: 'Svenja', email: 'svenja@post.example' },
      paymentMethod: 'box-office',
      invoice: null,
      sum: { totalCents: 4200, vat: [{ basisPoints: 700, grossCents: 4200, vatCents: 275 }] },
    });
    expect(placed?.tickets.map(({ position, state, price }) => [position, state, price.cents])).toEqual([
      [1, 'valid', 900],
      [2, 'valid', 900],
      [3, 'valid', 2400],
    ]);
    expect(new Set(placed?.tickets.map(({ code }) => code)).size).toBe(3);
  });

  it('keeps its prices and names when the venue changes its own', async () => {
    const { secret } = accepted(await place(await filledCart()));
    const before = await boxOffice.tickets.order(secret);
    await boxOffice.db
      .updateTable('prices')
      .set({ cents: 1, name_de: 'Anders', vat_basis_points: null })
      .execute();
    expect(await boxOffice.tickets.order(secret)).toEqual(before);
  });

  it('is one, however often and from how many windows the cart is ordered', async () => {
    const cart = await filledCart();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        place(cart, { customer: { ...orderRequest().customer, firstName: `Window ${index}` } }),
      ),
    );
    const orders = new Set(outcomes.map((outcome) => accepted(outcome).secret));
    expect(orders.size).toBe(1);
    expect(await boxOffice.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    expect(accepted(await place(cart)).secret).toBe([...orders][0]);
  });

  it('is not placed for a cart that changed since it was displayed, and the cart is unchanged', async () => {
    const cart = await filledCart();
    accepted(await boxOffice.tickets.add(cart.reference, order(1, 1, { saleTypeId: CHILD })));
    expect(refused(await place(cart))).toEqual({ code: 'CART_CHANGED' });
    expect(await boxOffice.tickets.cart(cart.reference)).toMatchObject({ state: 'held', quantity: 4 });
    accepted(await place({ ...cart, contents: await contentsOf(cart.reference) }));
  });

  it('is placed at the price that was held, whatever it costs by now', async () => {
    const cart = await filledCart();
    await boxOffice.db.updateTable('prices').set({ cents: 5000 }).execute();
    const { secret } = accepted(await place(cart));
    expect((await boxOffice.tickets.order(secret))?.sum.totalCents).toBe(4200);
  });

  it('is not placed when the time is over, and the places are free for others', async () => {
    const cart = await filledCart();
    boxOffice.clock.set(minutesAfter(boxOffice.clock.now(), 15));
    expect(refused(await place(cart))).toEqual({ code: 'NO_ACTIVE_RESERVATION' });
    expect(await boxOffice.tickets.cart(cart.reference)).toMatchObject({ state: 'expired', quantity: 3 });
    expect(refused(await place({ ...cart, reference: 'nobody-knows-it' }))).toEqual({
      code: 'NO_ACTIVE_RESERVATION',
    });
  });

  it.each(['cancelled', 'postponed', 'offline'] as const)(
    'is not placed for an event that is %s meanwhile',
    async (event_state) => {
      const cart = await filledCart();
      await boxOffice.db.updateTable('performances').set({ event_state }).execute();
      expect(refused(await place(cart))).toEqual({ code: 'SALE_CLOSED', stop: event_state });
      expect(await pool()).toEqual({ held: 6, sold: 0 });
    },
  );

  it('is not placed when the sale has ended meanwhile', async () => {
    const cart = await filledCart();
    await boxOffice.db.updateTable('performances').set({ sale_ends_at: boxOffice.clock.now() }).execute();
    expect(refused(await place(cart))).toEqual({ code: 'SALE_CLOSED' });
  });

  it('is not placed with a payment method that is not open to it', async () => {
    const cart = await filledCart();
    for (const paymentMethod of ['free', 'test', 'on-account'] as const)
      expect(refused(await place(cart, { paymentMethod }))).toEqual({ code: 'PAYMENT_CLOSED' });
  });

  it('takes no places and no invoice in the test shop', async () => {
    const cart = await filledCart();
    const { secret } = accepted(await place(cart, { isTest: true, paymentMethod: 'test' }));
    expect(await pool()).toEqual({ held: 0, sold: 0 });
    expect(await boxOffice.tickets.order(secret)).toMatchObject({ isTest: true, invoice: null });
    accepted(await boxOffice.tickets.cancelTicket(secret, 1));
    expect((await boxOffice.tickets.order(secret))?.tickets[0]).toMatchObject({ state: 'cancelled' });
    expect(await pool()).toEqual({ held: 0, sold: 0 });
  });

  it('ends its cart: only adding works, with a new cart', async () => {
    const cart = await filledCart();
    accepted(await place(cart));
    expect(await boxOffice.tickets.cart(cart.reference)).toBeNull();
    expect(refused(await boxOffice.tickets.renew(cart.reference)).code).toBe('NO_ACTIVE_RESERVATION');
    expect(refused(await boxOffice.tickets.restore(cart.reference)).code).toBe('NO_ACTIVE_RESERVATION');
    const readded = accepted(await boxOffice.tickets.add(cart.reference, order(1, 1)));
    expect(readded.reference).not.toBe(cart.reference);
    expect(readded).toMatchObject({ quantity: 1, restoredCount: 0 });
  });

  it('is still there when its cart is long deleted', async () => {
    const cart = await filledCart();
    const { secret } = accepted(await place(cart));
    boxOffice.clock.set(minutesAfter(boxOffice.clock.now(), 3 * 24 * 60));
    await releaseExpiredHolds(boxOffice.dependencies);
    expect(await boxOffice.db.selectFrom('holds').select('id').execute()).toEqual([]);
    expect((await boxOffice.tickets.order(secret))?.tickets).toHaveLength(3);
    expect(await pool()).toEqual({ held: 0, sold: 6 });
  });

  it('counts what is not paid yet among the places of its network', async () => {
    const network = { session: null, network: '192.0.2.7', key: null };
    await boxOffice.sell({ jetId: 2, seatGroups: [hall(80, 'BIG')], ...DECEMBER });
    for (let carts = 0; carts < 4; carts += 1) {
      const { reference } = accepted(await boxOffice.tickets.add(null, order(2, 10), network));
      const request = orderRequest({ contents: await contentsOf(reference) });
      accepted(await boxOffice.tickets.placeOrder(reference, request, network));
    }
    expect(refused(await boxOffice.tickets.add(null, order(2, 1), network))).toEqual({
      code: 'TOO_MANY_HELD',
      limit: 40,
    });
  });

  it('is the account’s, newest first', async () => {
    const customer = await account();
    const secrets: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      secrets.unshift(accepted(await place(await filledCart(), { customer })).secret);
      boxOffice.clock.set(minutesAfter(boxOffice.clock.now(), 1));
    }
    const found = await boxOffice.tickets.ordersOf(customer.userId);
    expect(found.map(({ secret }) => secret)).toEqual(secrets);
    expect(await boxOffice.tickets.ordersOf(customer.userId + 1)).toEqual([]);
    const pages = [1, 2, 3].map((page) =>
      boxOffice.tickets.ordersOf(customer.userId, { part: { page, pageSize: 1 } }),
    );
    expect((await Promise.all(pages)).map((page) => page.map(({ secret }) => secret))).toEqual([
      [secrets[0]],
      [secrets[1]],
      [],
    ]);
    expect(await boxOffice.tickets.countOrdersOf(customer.userId)).toBe(2);
    expect(await boxOffice.tickets.ordersOf(customer.userId, { withCoupon: true })).toEqual([]);
  });

  describe('of which a ticket is returned', () => {
    it('frees exactly its places, also of a family card, and remains unchanged otherwise', async () => {
      const { secret } = accepted(await place(await filledCart()));
      accepted(await boxOffice.tickets.cancelTicket(secret, 3));
      expect(await pool()).toEqual({ held: 0, sold: 2 });
      const changed = await boxOffice.tickets.order(secret);
      expect(changed?.tickets.map(({ state }) => state)).toEqual(['valid', 'valid', 'cancelled']);
      expect(changed).toMatchObject({ sum: { totalCents: 4200 }, due: { totalCents: 1800 } });
    });

    it('frees them once and says so once, however often it is asked for at once', async () => {
      const telling = createTicketingProvider({
        ...boxOffice.dependencies,
        onOrder: async (trx, { number }, { at }) => {
          await writeEmail(trx, { to: 'svenja@post.example', subject: number, text: '' }, at);
        },
      });
      const { secret } = accepted(await place(await filledCart()));
      const outcomes = await Promise.all(Array.from({ length: 30 }, () => telling.cancelTicket(secret, 3)));
      for (const outcome of outcomes) accepted(outcome);
      expect(await pool()).toEqual({ held: 0, sold: 2 });
      expect(await boxOffice.db.selectFrom('outgoing_emails').select('id').execute()).toHaveLength(1);
    });

    it('keeps it when it is too late, invoiced, or not there', async () => {
      const cancel = (secret: string, position = 1) => boxOffice.tickets.cancelTicket(secret, position);
      const invoiced = accepted(
        await place(await filledCart(), { customer: await account(), paymentMethod: 'on-account' }),
      );
      const unpaid = accepted(await place(await filledCart()));
      expect(refused(await cancel(invoiced.secret)).code).toBe('CANCELLATION_CLOSED');
      for (const [secret, position] of [
        [unpaid.secret, 4],
        [unpaid.secret, 0],
        ['nobody-knows-it', 1],
        ['\u0000', 1],
        ['x'.repeat(1_000_000), 1],
      ] as const)
        expect(refused(await cancel(secret, position)).code).toBe('UNKNOWN_OFFER');
      boxOffice.clock.set('2026-12-19T14:00:00.001Z');
      expect(refused(await cancel(unpaid.secret)).code).toBe('CANCELLATION_CLOSED');
    });

    it('gives its network room again', async () => {
      const network = { session: null, network: '192.0.2.8', key: null };
      await boxOffice.sell({ jetId: 3, seatGroups: [hall(80, 'ROOM')], ...DECEMBER });
      let secret = '';
      for (let carts = 0; carts < 4; carts += 1) {
        const { reference } = accepted(await boxOffice.tickets.add(null, order(3, 10), network));
        const request = orderRequest({ contents: await contentsOf(reference) });
        ({ secret } = accepted(await boxOffice.tickets.placeOrder(reference, request, network)));
      }
      accepted(await boxOffice.tickets.cancelTicket(secret, 1));
      accepted(await boxOffice.tickets.add(null, order(3, 1), network));
    });
  });

  it.each(['\u0000', '../..', 'x'.repeat(1_000_000), ''])(
    'is not found by an invalid secret: %#',
    async (secret) => {
      expect(await boxOffice.tickets.order(secret)).toBeNull();
    },
  );

  describe('by invoice', () => {
    it('has an invoice number, without gaps also when others fail beside it', async () => {
      const customer = await account();
      const carts = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 1)));
          return { reference, contents: await contentsOf(reference) };
        }),
      );
      const failing = createTicketingProvider({
        ...boxOffice.dependencies,
        onOrder: async () => {
          throw new Error('the email could not be written');
        },
      });
      const outcomes = await Promise.allSettled(
        carts.map(({ reference, contents }, index) =>
          (index % 3 === 0 ? failing : boxOffice.tickets).placeOrder(
            reference,
            orderRequest({ contents, customer, paymentMethod: 'on-account' }),
          ),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
      const orders = await boxOffice.tickets.ordersOf(customer.userId);
      expect(orders.map(({ invoice }) => invoice).toSorted()).toEqual(
        Array.from({ length: 8 }, (_, index) => `2026-00000${index + 1}`),
      );
    });

    it('above 250 euros states the address of the recipient, through every channel', async () => {
      const customer = await account();
      const dear = { name: { de: 'Schulklasse', en: null }, cents: 25_001 };
      await boxOffice.sell({ jetId: 7, seatGroups: [{ ...hall(5), prices: [dear] }], ...DECEMBER });
      const { reference } = accepted(await boxOffice.tickets.add(null, order(7, 1)));
      const cart = { reference, contents: await contentsOf(reference) };
      const onAccount = (invoiceRecipient: OrderRequest['invoiceRecipient']) =>
        place(cart, { customer, paymentMethod: 'on-account', invoiceRecipient: invoiceRecipient ?? null });
      const address = { organisation: '', street: 'Parkweg 3', postalCode: '10999', city: 'Berlin' };
      expect(refused(await onAccount(null))).toEqual({
        code: 'RECIPIENT_REFUSED',
        recipient: { street: 'REQUIRED', postalCode: 'REQUIRED', city: 'REQUIRED' },
      });
      const wrong = { ...address, leitwegId: '04011000-1234512345-60', reference: null };
      expect(refused(await onAccount(wrong)).code).toBe('RECIPIENT_REFUSED');
      const { secret } = accepted(await onAccount({ ...address, leitwegId: null, reference: null }));
      expect((await boxOffice.tickets.order(secret))?.invoice).not.toBeNull();
    });

    it('starts at 1 with the year of the venue', async () => {
      const customer = await account();
      await boxOffice.sell({
        jetId: 2,
        seatGroups: [hall(20, 'NEXT')],
        dateStart: '2027-02-01T14:00:00.000Z',
        dateEnd: '2027-02-01T15:00:00.000Z',
      });
      for (const now of ['2026-12-31T22:59:00.000Z', '2026-12-31T23:00:00.000Z']) {
        boxOffice.clock.set(now);
        const { reference } = accepted(await boxOffice.tickets.add(null, order(2, 1)));
        const contents = await contentsOf(reference);
        accepted(await place({ reference, contents }, { customer, paymentMethod: 'on-account' }));
      }
      const invoices = (await boxOffice.tickets.ordersOf(customer.userId)).map(({ invoice }) => invoice);
      expect(invoices).toEqual(['2027-000001', '2026-000001']);
    });
  });
});
