import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/payment-store.server.ts';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { addToSale, clearCart, takeOneBack } from '#features/shop/desk/counter/change-tickets.server.ts';
import { findSoldOrder, loadCounterPage } from '#features/shop/desk/counter/load-counter-page.server.ts';
import { type CounterRequest, sell } from '#features/shop/desk/counter/sell.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { recordRefund } from '#features/shop/desk/orders/record-payment.server.ts';
import { resendTickets } from '#features/shop/desk/orders/resend-tickets.server.ts';
import { loadTillPage } from '#features/shop/desk/tills/load-till-page.server.ts';
import { closeTill, moveCash, openTill } from '#features/shop/desk/tills/run-till.server.ts';
import { findLatestShifts, sumShiftMoney } from '#features/shop/desk/tills/shift-store.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, CHILD, orderRequest, order as ticketOrder } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk } from './desk.ts';

/** The value of a successful result. */
function accepted<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

type Cashier = Pick<Principal, 'id' | 'role'>;
const HANNES: Cashier = { id: 3, role: 'box_office' };
const NOBODY = { firstName: '', lastName: '', email: '' };
const FLOAT = { till: 'Kasse 1', floatCents: 10_000 };
const CAPACITY = 20;

describeOnEngines('the counter', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await openTill(desk.services, HEIKE, FLOAT);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const place = (jetId = 1) => ({ jetId, seatGroup: 'HALL', blockId: null });
  const press = (saleTypeId: number, quantity: number, cart: string | null = null) =>
    addToSale(desk.services.counterCarts, cart, { ...place(), tickets: [{ saleTypeId, quantity }] });
  const free = async () => (await desk.services.counterCarts.offer(1))?.seatGroups[0]?.free;

  /** A cart with these tickets, and a sale of it as a cashier would send it. */
  async function basket(adults: number, children = 0): Promise<CounterRequest> {
    let reference = accepted(await press(ADULT, adults));
    if (children > 0) reference = accepted(await press(CHILD, children, reference));
    return requestFor(reference);
  }

  async function requestFor(reference: string): Promise<CounterRequest> {
    const cart = await desk.services.counterCarts.cart(reference);
    return {
      ...{ reference, contents: cart?.contents ?? '', totalCents: cart?.totalCents ?? 0, customer: NOBODY },
      ...{ language: 'de', means: 'cash', cardCents: 0, givenCents: null, receipt: '' },
      ...{ invoiceRecipient: null, complimentary: null },
    };
  }

  const sold = async (request: CounterRequest, by: Cashier = HEIKE) => ({
    order: accepted(await sell(desk.services, by, request)),
  });

  /** Words of the screen after a sale for which this much cash was handed over. */
  async function done({ number }: Order, givenCents = 0) {
    const choice = {
      ...{ day: null, query: '', jetId: null, group: null, blockId: null },
      ...{ reference: null, customerId: null, customerQuery: '', sell: null },
    };
    const page = await loadCounterPage(
      desk.services,
      HEIKE,
      { ...choice, givenCents },
      {
        sold: await findSoldOrder(desk.services, number),
        origin: 'https://buntspecht.example',
        language: 'en',
      },
    );
    return page.done;
  }

  it('sells to nobody in particular: paid, valid at once, no email, and no account, least of all the cashier’s', async () => {
    const { order } = await sold({ ...(await basket(1, 1)), givenCents: 2000 });
    expect(await done(order, 2000)).toMatchObject({ changeCents: 500 });
    expect(order).toMatchObject({
      paymentMethod: 'box-office',
      customer: { ...NOBODY, userId: null },
      ...{ soldBy: HEIKE.id, paidCents: 1500, coveredCents: 1500 },
    });
    expect(openCents(order)).toBe(0);
    expect(await desk.emails(order)).toEqual([]);
    expect(await resendTickets(desk.services, HEIKE, order.number)).toMatchObject({
      error: { code: 'NO_TICKETS' },
    });
    expect(await desk.sold()).toBe(2);
    const [payment] = await findPayments(desk.services.db, order.number);
    expect(payment).toMatchObject({ kind: 'payment', means: 'cash', cents: 1500, by: { id: HEIKE.id } });
    expect(payment?.reference).toMatch(/^.+, Schicht \d+$/);
  });

  it('sends the tickets where an address was given', async () => {
    const customer = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };
    const { order } = await sold({ ...(await basket(1)), customer });
    const [email] = await desk.emails(order);
    expect(email?.recipient).toBe('ada@example.org');
    expect(email?.text).toMatch(/tickets\.pdf/);
    expect(await done(order, 0)).toMatchObject({ email: 'ada@example.org', isOnAccount: false });
  });

  it('sells to nobody at an address that is none', async () => {
    const customer = { ...NOBODY, email: 'ada@example' };
    expect(await sell(desk.services, HEIKE, { ...(await basket(1)), customer })).toMatchObject({
      error: { code: 'INVALID_EMAIL' },
    });
  });

  it('counts a code that is once for everybody for nobody who left no address', async () => {
    await desk.services.db
      .insertInto('coupons')
      .values({
        ...{ code: 'KLOPF', name: 'Klopf an', kind: 'amount', value: 500, is_active: true },
        ...{ valid_from: null, valid_until: null, max_uses: 2, max_uses_per_person: 1 },
      })
      .execute();
    const reduced = async () => {
      const reference = accepted(await press(ADULT, 1));
      const coupon = await desk.services.counterCarts.setCoupon(reference, 'KLOPF');
      return coupon.ok ? sell(desk.services, HEIKE, await requestFor(reference)) : coupon;
    };
    accepted(await reduced());
    accepted(await reduced());
    expect(await reduced()).toMatchObject({ error: { code: 'COUPON_REFUSED', coupon: 'coupon-used-up' } });
  });

  it('takes a sale by card and cash', async () => {
    const request = await basket(2);
    const { order } = await sold({ ...request, cardCents: 500, givenCents: 2000 });
    const payments = await findPayments(desk.services.db, order.number);
    expect(payments.map(({ means, cents }) => [means, cents])).toEqual([
      ['card', 500],
      ['cash', request.totalCents - 500],
    ]);
    expect(await done(order, 2000)).toMatchObject({ changeCents: 2500 - request.totalCents });
    const short = await basket(1);
    expect(await sell(desk.services, HEIKE, { ...short, givenCents: 100 })).toMatchObject({
      error: { code: 'GIVEN_TOO_LITTLE', cents: short.totalCents },
    });
    expect(await sell(desk.services, HEIKE, { ...short, cardCents: short.totalCents + 1 })).toMatchObject({
      error: { code: 'AMOUNT_DIFFERS' },
    });
  });

  it('gives tickets away with a reason, at no price and no tax', async () => {
    const request = await basket(2);
    const free = { reason: 'Press', for: 'Radio Specht' };
    expect(
      await sell(desk.services, HEIKE, { ...request, complimentary: { ...free, for: '' } }),
    ).toMatchObject({ error: { code: 'NO_REASON' } });
    const { order } = await sold({ ...request, complimentary: free });
    expect(order).toMatchObject({ paymentMethod: 'free', complimentary: free, paidCents: 0 });
    expect(order.sum).toEqual({ totalCents: 0, vat: [] });
    expect(await desk.sold()).toBe(2);
  });

  it('sells on account to somebody with a name and an address, with an invoice', async () => {
    const request = { ...(await basket(2)), means: 'account' } as const;
    expect(await sell(desk.services, HEIKE, request)).toMatchObject({ error: { code: 'NOBODY' } });
    const customer = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };
    const { order } = await sold({ ...request, customer });
    expect(order).toMatchObject({ paymentMethod: 'on-account', paidCents: 0 });
    expect(order.invoice).toMatch(/^2026-/);
  });

  it('sells until the event ends, also when the public sale has closed', async () => {
    desk.clock.set('2026-12-20T14:45:00.000Z');
    const publicly = await desk.services.ticketing.add(null, ticketOrder(1, 1));
    const { order } = await sold(await basket(2));
    expect(order.tickets).toHaveLength(2);
    desk.clock.set('2026-12-20T15:30:00.000Z');
    expect(await press(ADULT, 1)).toMatchObject({ error: { code: 'SALE_CLOSED', stop: 'past' } });
    expect(publicly.ok ? 'open' : publicly.error.code).toBe('SALE_CLOSED');
  });

  it('sells nothing while the venue has stopped the sale', async () => {
    await desk.services.db.updateTable('performances').set({ status: 'stopped' }).execute();
    expect(await press(ADULT, 1)).toMatchObject({ error: { code: 'SALE_CLOSED' } });
  });

  it('holds a whole class with one press, and gives it back with another', async () => {
    const reference = accepted(await press(CHILD, CAPACITY));
    expect((await desk.services.counterCarts.cart(reference))?.quantity).toBe(CAPACITY);
    expect(await press(CHILD, 1, reference)).toMatchObject({ error: { code: 'NOT_ENOUGH' } });
    await clearCart(desk.services.counterCarts, reference);
    expect(await free()).toBe(CAPACITY);
  });

  it('takes single tickets back, and keeps a sale without the last one empty', async () => {
    const carts = desk.services.counterCarts;
    const reference = accepted(await press(ADULT, 2));
    const less = () => takeOneBack(carts, reference, { ...place(), saleTypeId: ADULT });
    accepted(await less());
    expect((await carts.cart(reference))?.quantity).toBe(1);
    accepted(await less());
    accepted(await less());
    expect(await free()).toBe(CAPACITY);
  });

  it('holds all that was pressed together or nothing, and loses no press of two at once', async () => {
    const tickets = [ADULT, 4711].map((saleTypeId) => ({ saleTypeId, quantity: 1 }));
    expect(await addToSale(desk.services.counterCarts, null, { ...place(), tickets })).toMatchObject({
      error: { code: 'UNKNOWN_OFFER' },
    });
    expect(await free()).toBe(CAPACITY);
    const reference = accepted(await press(ADULT, 1));
    await Promise.all([press(ADULT, 1, reference), press(ADULT, 1, reference)]);
    expect((await desk.services.counterCarts.cart(reference))?.quantity).toBe(3);
  });

  it('holds a press with a key once, however often its form is sent, also with the first of a cart', async () => {
    const carts = desk.services.counterCarts;
    const order = { ...place(), tickets: [{ saleTypeId: ADULT, quantity: 1 }] };
    const first = accepted(await addToSale(carts, null, order, 'press-one'));
    const again = () => addToSale(carts, first, order, 'press-two');
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map((each) => accepted(each))).toEqual([first, first, first]);
    expect((await carts.cart(first))?.quantity).toBe(2);
    accepted(await addToSale(carts, first, order, 'press-three'));
    expect((await carts.cart(first))?.quantity).toBe(3);
    const resent = accepted(await addToSale(carts, null, order, 'press-one'));
    expect((await carts.cart(resent))?.quantity).toBe(1);
  });

  it('opens one till by names that differ only by case', async () => {
    const asTyped = { ...FLOAT, till: 'KASSE 1' };
    expect(await openTill(desk.services, HANNES, asTyped)).toMatchObject({ error: { code: 'TILL_OPEN' } });
    const id = accepted(await openTill(desk.services, HANNES, { ...FLOAT, till: 'Kasse Ü' }));
    const [latest] = await findLatestShifts(desk.services.db, 1);
    expect(latest).toMatchObject({ id, till: 'Kasse Ü' });
    await desk.services.db
      .updateTable('till_shifts')
      .set({ closed_at: desk.clock.now() })
      .where('id', '=', id)
      .execute();
    accepted(await openTill(desk.services, HANNES, { ...FLOAT, till: 'kasse ü' }));
    expect((await findLatestShifts(desk.services.db, 1))[0]?.till).toBe('Kasse Ü');
  });

  it('sells what the cashier sees, and nothing else', async () => {
    const request = await basket(1);
    await press(ADULT, 1, request.reference);
    expect(await sell(desk.services, HEIKE, request)).toMatchObject({ error: { code: 'CART_CHANGED' } });
  });

  it('is for people who sell, with an open till', async () => {
    const request = await basket(1);
    await expect(sell(desk.services, NELE, request)).rejects.toMatchObject({ status: 403 });
    expect(await sell(desk.services, HANNES, request)).toMatchObject({ error: { code: 'NO_SHIFT' } });
  });

  it('sells a cart once, however often it is sent at the same moment', async () => {
    const request = await basket(2);
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => againWhileBusy(() => sold(request).then(({ order }) => order.number))),
    );
    expect(new Set(orders).size).toBe(1);
    expect(await findPayments(desk.services.db, orders[0] ?? '')).toHaveLength(1);
    expect(await desk.sold()).toBe(2);
  });

  it('sells no cart that a customer has ordered', async () => {
    const { reference } = accepted(await desk.services.ticketing.add(null, ticketOrder(1, 1)));
    const request = await requestFor(reference);
    accepted(
      await desk.services.ticketing.placeOrder(reference, orderRequest({ contents: request.contents })),
    );
    expect(await sell(desk.services, HEIKE, request)).toMatchObject({
      error: { code: 'NO_ACTIVE_RESERVATION' },
    });
  });

  it('never sells the last place at two desks', async () => {
    await sold(await basket(CAPACITY - 1));
    const presses = await Promise.all([press(ADULT, 1), press(ADULT, 1), press(ADULT, 1)]);
    const held = presses.filter(({ ok }) => ok);
    expect(held).toHaveLength(1);
  });

  it('has sold all or nothing wherever its process dies, and sells once', async () => {
    const request = await basket(1, 1);
    let deaths = 0;
    for (; ; deaths += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(deaths));
      const outcome = await sell({ ...desk.services, db }, HEIKE, request).catch((error: unknown) => error);
      if (outcome !== DIED) {
        expect(outcome).toMatchObject({ ok: true });
        break;
      }
      expect(await desk.sold()).toBe(0);
      await expectSoundBooks(desk.services.db);
    }
    expect(deaths).toBeGreaterThan(15);
    expect((await sold(request)).order.paidCents).toBe(1500);
    expect(await desk.sold()).toBe(2);
  });

  it('undoes a sale while its shift is open: the places are free, and the money is out of the till', async () => {
    const { order } = await sold(await basket(2));
    const undo = (by: Cashier = HEIKE) => undoSale(desk.services, by, order.number);
    expect(await undo(HANNES)).toMatchObject({ error: { code: 'SHIFT_CLOSED' } });
    const undone: Order = accepted(await undo());
    expect(undone).toMatchObject({ paidCents: 0, due: { totalCents: 0 } });
    expect(accepted(await undo()).paidCents).toBe(0);
    expect(await desk.sold()).toBe(0);
    const [shift] = await findLatestShifts(desk.services.db, 1);
    const cents = order.sum.totalCents;
    expect(await sumShiftMoney(desk.services.db, shift?.id ?? 0)).toEqual([
      { means: 'cash', inCents: cents, outCents: -cents },
    ]);
  });

  it('refunds by the means it was paid with, and nothing for unpaid tickets', async () => {
    const named = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };
    const { order: split } = await sold({ ...(await basket(2)), cardCents: 500 });
    const { order: invoiced } = await sold({ ...(await basket(1)), means: 'account', customer: named });
    expect(await done(invoiced, 0)).toMatchObject({ email: named.email, isOnAccount: true });
    const { order: free } = await sold({
      ...(await basket(1)),
      complimentary: { reason: 'Press', for: 'Radio Specht' },
    });
    for (const { number } of [split, invoiced, free]) accepted(await undoSale(desk.services, HEIKE, number));
    expect(await done(split)).toMatchObject({
      isUndone: true,
      givenBack: [
        { means: 'card', cents: 500 },
        { means: 'cash', cents: split.sum.totalCents - 500 },
      ],
    });
    expect(await done(invoiced)).toMatchObject({ isUndone: true, givenBack: [] });
    expect(await done(free)).toMatchObject({ isUndone: true, givenBack: [] });
  });

  it('gives the money back too where its tickets were cancelled before, but not twice', async () => {
    const { order } = await sold(await basket(2));
    accepted(await cancelTickets(desk.services, HEIKE, order.number, { positions: [1, 2], reason: 'Ill' }));
    expect(await done(order)).toMatchObject({ isUndone: false });
    expect(accepted(await undoSale(desk.services, HEIKE, order.number)).paidCents).toBe(0);
    expect(await done(order)).toMatchObject({ isUndone: true });

    const { order: refunded } = await sold(await basket(1));
    const cents = refunded.sum.totalCents;
    accepted(await cancelTickets(desk.services, HEIKE, refunded.number, { positions: [1], reason: 'Ill' }));
    accepted(
      await recordRefund(desk.services, HEIKE, refunded.number, { means: 'cash', cents, reference: 'K-1' }),
    );
    expect(await undoSale(desk.services, HEIKE, refunded.number)).toMatchObject({ error: { code: 'SPENT' } });
  });

  it('leaves a sale alone once somebody came in with it', async () => {
    const { order } = await sold(await basket(1));
    await desk.services.db
      .updateTable('order_tickets')
      .set({ admitted_at: desk.clock.now(), admitted_by: NELE.id, admitted_door: 'A', admitted_scan: 's' })
      .execute();
    expect(await undoSale(desk.services, HEIKE, order.number)).toMatchObject({ error: { code: 'ADMITTED' } });
  });

  describeTills();

  function describeTills() {
    const count = (cents: number) => ({
      ...{ count: new Map([[1, cents]]), retainedCents: 10_000, differenceReason: '', witness: '', note: '' },
    });

    it('closes a till by its count: float, sales, and cash put in or taken out', async () => {
      const { order } = await sold(await basket(2));
      accepted(await moveCash(desk.services, HEIKE, { cents: -1000, reason: 'Change for the café' }));
      expect(await moveCash(desk.services, HEIKE, { cents: -100_000, reason: 'Safe' })).toMatchObject({
        error: { code: 'NOT_SO_MUCH', cents: 9000 + order.sum.totalCents },
      });
      const expected = 9000 + order.sum.totalCents;
      expect(await closeTill(desk.services, HEIKE, count(expected + 499))).toMatchObject({
        error: { code: 'DIFFERENCE_UNEXPLAINED', cents: 499 },
      });
      accepted(await closeTill(desk.services, HEIKE, { ...count(expected), retainedCents: 9000 }));
      const [shift] = await findLatestShifts(desk.services.db, 1);
      expect(shift?.closing).toMatchObject({
        expectedCents: expected,
        countedCents: expected,
        retainedCents: 9000,
      });
      expect(await sell(desk.services, HEIKE, await basket(1))).toMatchObject({
        error: { code: 'NO_SHIFT' },
      });
      expect(await closeTill(desk.services, HEIKE, count(0))).toMatchObject({ error: { code: 'NO_SHIFT' } });
    });

    it('counts every sale or refuses it when a till is closed at that moment', async () => {
      const requests = await Promise.all(Array.from({ length: 6 }, () => basket(1)));
      const closing = closeTill(desk.services, HEIKE, {
        ...count(10_000),
        ...{ differenceReason: 'Counted while selling', witness: 'Nele' },
      });
      const sales = await Promise.all(
        requests.map((request) => againWhileBusy(() => sell(desk.services, HEIKE, request))),
      );
      accepted(await closing);
      const [shift] = await findLatestShifts(desk.services.db, 1);
      const takings = sales.flatMap((sale) => (sale.ok ? [sale.value.sum.totalCents] : []));
      expect(shift?.closing?.expectedCents).toBe(takings.reduce((sum, cents) => sum + cents, 10_000));
      expect(sales.every((sale) => sale.ok || sale.error.code === 'NO_SHIFT')).toBe(true);
    });

    it('keeps its day from being closed until it is counted', async () => {
      const accountant: Cashier = { id: 4, role: 'accountant' };
      const close = () => closeDay(desk.services, accountant, '2026-11-20');
      expect(await close()).toMatchObject({ error: { code: 'TILL_OPEN' } });
      accepted(await closeTill(desk.services, HEIKE, count(10_000)));
      accepted(await close());
    });

    it('is counted by two others where its cashier left it open and has no role any more', async () => {
      const { order } = await sold(await basket(1));
      const [shift] = await findLatestShifts(desk.services.db, 1);
      const request = { ...count(10_000 + order.sum.totalCents), retainedCents: 0 };
      const close = (witness: string) => closeTill(desk.services, HANNES, { ...request, witness }, shift?.id);
      await desk.services.db.deleteFrom('users').where('id', '=', HEIKE.id).execute();
      const page = await loadTillPage(desk.services, HANNES, null);
      expect(page.others).toMatchObject([{ id: shift?.id, till: 'Kasse 1' }]);
      expect(await close('')).toMatchObject({ error: { code: 'OF_ANOTHER' } });
      expect(accepted(await close('Nele'))).toBe(shift?.id);
      expect(await close('Nele')).toMatchObject({ error: { code: 'NO_SHIFT' } });
      const report = await loadTillPage(desk.services, HANNES, shift?.id ?? null);
      expect(report).toMatchObject({ others: [], report: { closing: { witness: 'Nele' } } });
      accepted(await closeDay(desk.services, { id: 4, role: 'accountant' }, '2026-11-20'));
    });

    it('knows its sales by one clock, whatever that of the process says', async () => {
      accepted(await closeTill(desk.services, HEIKE, count(10_000)));
      const slow = { ...desk.services, databaseClock: async () => '2026-11-20T10:58:00.000Z' };
      accepted(await openTill(slow, HEIKE, FLOAT));
      const order = accepted(await sell(slow, HEIKE, await basket(1)));
      expect(accepted(await undoSale(slow, HEIKE, order.number)).paidCents).toBe(0);
    });

    it('holds no more than the books can', async () => {
      expect(await moveCash(desk.services, HEIKE, { cents: 99_999_999, reason: 'Typo' })).toMatchObject({
        error: { code: 'NO_AMOUNT' },
      });
    });

    it('is one person at one till', async () => {
      expect(await openTill(desk.services, HEIKE, { ...FLOAT, till: 'Kasse 2' })).toMatchObject({
        error: { code: 'TILL_OPEN' },
      });
      expect(await openTill(desk.services, HANNES, FLOAT)).toMatchObject({ error: { code: 'TILL_OPEN' } });
      accepted(await openTill(desk.services, HANNES, { ...FLOAT, till: 'Kasse 2' }));
    });
  }
});
