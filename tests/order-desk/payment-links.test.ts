import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStripeProvider } from '#features/box-office/payments/stripe/stripe-provider.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { loadCounterPage } from '#features/shop/desk/counter/load-counter-page.server.ts';
import { type LinkSale, sellByLink } from '#features/shop/desk/counter/sell-by-link.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { sendPaymentLink } from '#features/shop/desk/orders/payment-link.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { openTill } from '#features/shop/desk/tills/run-till.server.ts';
import { findOpenShift, sumShiftMoney } from '#features/shop/desk/tills/shift-store.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accountOf, basketOf, codeOf, granted } from './counter-sales.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

const ADA = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };
const LAST_DAY = '2026-11-25';
const MIDNIGHT = '2026-11-25T23:00:00.000Z';
const KEYS = { secretKey: 'sk_live_only_for_tests', webhookSecret: 'whsec_only_for_tests' };
const CASHIER = { ...HEIKE, name: 'Heike' } as unknown as Principal;

describeOnEngines('a sale that is paid by a link in an email', (engine) => {
  let desk: Desk;
  let services: Desk['services'];

  beforeEach(async () => {
    desk = await openDesk(engine);
    const { config } = desk.services;
    services = {
      ...desk.services,
      config: { ...config, stripe: { ...config.stripe, sale: KEYS } },
      payments: { sale: createStripeProvider({ ...KEYS, apiOrigin: undefined }), test: null },
    };
  });
  afterEach(async () => {
    await expectSoundBooks(services.db);
    await desk.close();
  });

  /** Two adults at 9 €. */
  async function sale(more: Partial<LinkSale> = {}): Promise<LinkSale> {
    const reference = await basketOf(desk, 2);
    const contents = (await services.counterCarts.cart(reference))?.contents ?? '';
    return {
      ...{ reference, contents, customer: ADA, language: 'en', lastDay: LAST_DAY },
      ...{ totalCents: 1800, cashCents: 0, cardCents: 0, receipt: '' },
      ...more,
    };
  }
  const sold = async (more: Partial<LinkSale> = {}) =>
    granted(await sellByLink(services, HEIKE, await sale(more)));
  const page = (order: Order) =>
    loadDeskOrderPage(services, order.number, { staff: CASHIER, language: 'en', draft: null });
  const subjects = async (order: Order) => (await desk.emails(order)).map(({ subject }) => subject);

  it('keeps the seats until its day without a till, and sends the amount, the day and the link', async () => {
    const order = await sold();
    expect(order).toMatchObject({
      ...{ paymentMethod: 'box-office', paidCents: 0, reservedUntil: MIDNIGHT, soldBy: HEIKE.id },
      customer: ADA,
    });
    const [email, ...others] = await desk.emails(order);
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      recipient: ADA.email,
      subject: `Buntspecht: Pay online: order ${order.number}`,
    });
    for (const words of [
      '18\u00a0€',
      'Wednesday, 25 November 2026',
      `/webshop/orders/${order.secret}`,
      '2 × Adult',
    ])
      expect(email?.text).toContain(words);
    const view = await page(order);
    expect(view?.history.map(({ what }) => what.kind)).toEqual(['link-sent']);
    expect(view).toMatchObject({ canSendLink: true, beingPaid: null });
  });

  it('is reminded with the same link, then released', async () => {
    const order = await sold({ language: 'de' });
    desk.clock.set('2026-11-24T11:00:00.000Z');
    await remindOrCancelUnpaidOrders(services);
    const reminder = (await desk.emails(order)).at(-1);
    expect(reminder?.text).toContain(`/webshop/orders/${order.secret}`);
    expect(reminder?.text).toContain('Bitte bezahl bis dahin online');
    desk.clock.set(MIDNIGHT);
    await remindOrCancelUnpaidOrders(services);
    expect(await desk.sold()).toBe(0);
    expect(await desk.orderNow(order)).toMatchObject({ due: { totalCents: 0 } });
  });

  it('takes a part in cash and by card into the shift, and only the rest is open', async () => {
    expect(codeOf(await sellByLink(services, HEIKE, await sale({ cashCents: 500 })))).toBe('NO_SHIFT');
    await openTill(services, HEIKE, { till: 'Kasse 1', floatCents: 0 });
    const order = await sold({ cashCents: 500, cardCents: 300, receipt: 'K-7' });
    expect(order).toMatchObject({ paidCents: 800, moneyCents: 800, due: { totalCents: 1800 } });
    const shift = await findOpenShift(services.db, HEIKE.id);
    expect(await sumShiftMoney(services.db, shift?.id ?? 0)).toEqual([
      { means: 'card', inCents: 300, outCents: 0 },
      { means: 'cash', inCents: 500, outCents: 0 },
    ]);
    expect((await desk.emails(order)).at(-1)?.text).toContain('10\u00a0€');
  });

  it('is no money of the till', async () => {
    await openTill(services, HEIKE, { till: 'Kasse 1', floatCents: 0 });
    await sold();
    const shift = await findOpenShift(services.db, HEIKE.id);
    expect(await sumShiftMoney(services.db, shift?.id ?? 0)).toEqual([]);
  });

  it('is sold once, with one email, however often it is sent', async () => {
    const request = await sale();
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => againWhileBusy(() => sellByLink(services, HEIKE, request))),
    );
    const numbers = new Set(orders.map((each) => (each.ok ? each.value.number : each.error.code)));
    expect(numbers.size).toBe(1);
    const [first] = orders;
    if (first?.ok) expect(await subjects(first.value)).toHaveLength(1);
    expect(await desk.sold()).toBe(2);
  });

  it.each([
    ['without an address', { customer: { ...ADA, email: '' } }, 'NO_EMAIL'],
    ['to what is no address', { customer: { ...ADA, email: 'ada' } }, 'INVALID_EMAIL'],
    ['where nothing worth paying is left', { cashCents: 1751 }, 'TOO_LITTLE_FOR_LINK'],
    ['until a day that is over', { lastDay: '2026-11-19' }, 'RESERVATION_TOO_LATE'],
    ['for less than nothing', { cashCents: 5000, cardCents: 0 }, 'TOO_LITTLE_FOR_LINK'],
  ] as const)('%s is refused, and nothing is sold', async (_, more, code) => {
    expect(codeOf(await sellByLink(services, HEIKE, await sale(more)))).toBe(code);
    expect(await desk.sold()).toBe(0);
  });

  it('is refused where nothing can be paid online, and by who does not sell', async () => {
    expect(codeOf(await sellByLink(desk.services, HEIKE, await sale()))).toBe('NO_ONLINE_PAYMENT');
    await expect(sellByLink(services, NELE, await sale())).rejects.toMatchObject({ status: 403 });
  });

  it('goes to the address of a known customer', async () => {
    // The first account is the cashier’s.
    await accountOf(desk, 'Heike');
    const accountId = await accountOf(desk, 'Jule');
    const order = await sold({ accountId, customer: { firstName: '', lastName: '', email: '' } });
    expect((await desk.emails(order))[0]?.recipient).toBe('jule@post.example');
  });

  it('is sent again by the desk while something is open, and each time is in its journal', async () => {
    const order = await sold();
    granted(await sendPaymentLink(services, HEIKE, order.number));
    expect(await subjects(order)).toHaveLength(2);
    expect((await page(order))?.history.map(({ what }) => what.kind)).toEqual(['link-sent', 'link-sent']);
    await recordPayment(services, HEIKE, order.number, { ...RECEIPT, cents: 1800 });
    expect(codeOf(await sendPaymentLink(services, HEIKE, order.number))).toBe('NOT_PAYABLE_ONLINE');
    expect(codeOf(await sendPaymentLink(services, HEIKE, 'BS-222-222'))).toBe('UNKNOWN_ORDER');
  });

  it('says at the counter where the link went and until when it is to be paid', async () => {
    const order = await sold();
    const choice = {
      ...{ day: null, query: '', jetId: null, group: null, blockId: null, givenCents: 0 },
      ...{ reference: null, customerId: null, customerQuery: '', sell: null },
    };
    const view = await loadCounterPage(services, CASHIER, choice, {
      ...{ sold: order, origin: 'https://b.example', language: 'en' },
    });
    expect(view.done?.link).toEqual({
      ...{ email: ADA.email, openCents: 1800, until: 'Wednesday, 25 November 2026' },
    });
  });
});
