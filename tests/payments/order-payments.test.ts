import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishFromWebhook } from '#features/box-office/payments/finish-payment.server.ts';
import {
  finishPayment,
  hasUnsettledPayments,
  reconcilePayments,
  startOrderPayment,
  stopPayment,
} from '#features/box-office/payments/index.server.ts';
import { createCounterCarts } from '#features/box-office/sale/index.server.ts';
import { hasTickets, type Order, openCents } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import { reserve } from '#features/shop/desk/counter/reserve.server.ts';
import { cancelTickets, recordPayment, recordRefund } from '#features/shop/desk/index.server.ts';
import { addTicketsToOrder } from '#features/shop/desk/orders/edit-order.server.ts';
import { refundOwedMoney } from '#features/shop/desk/orders/refund-owed-money.server.ts';
import {
  hasUnpaidOrdersDue,
  remindOrCancelUnpaidOrders,
} from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const ADA = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };
const LAST_DAY = '2026-11-25';
/** A second before the reservation ends. */
const LAST_SECOND = '2026-11-25T22:59:59.000Z';
const MIDNIGHT = '2026-11-25T23:00:00.000Z';
const CASH = { means: 'cash', reference: 'K-1' } as const;
const DAY = 24 * 60;

describeOnEngines('an order that is paid online', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  /** Two adults at 9 €, reserved at the counter. */
  async function reserved(lastDay = LAST_DAY): Promise<Order> {
    const { services } = site;
    const carts = createCounterCarts(services);
    const tickets = [{ saleTypeId: ADULT, quantity: 2 }];
    const added = await addToSale(carts, null, { jetId: 1, seatGroup: 'HALL', blockId: null, tickets });
    if (!added.ok) throw new Error(added.error.code);
    const contents = (await carts.cart(added.value))?.contents ?? '';
    const done = await reserve(services, HEIKE, {
      ...{ reference: added.value, contents, customer: ADA, language: 'de', lastDay },
    });
    if (!done.ok) throw new Error(done.error.code);
    return done.value;
  }
  const now = async ({ secret }: Order) => (await site.ticketing.order(secret)) as Order;
  const press = async ({ secret }: Order, services = site.services) => {
    const started = await startOrderPayment(services, secret);
    return started.ok ? started.value : started.error.code;
  };
  const rows = () => site.services.db.selectFrom('online_payments').selectAll().orderBy('id').execute();
  const lastRow = async () => {
    const row = (await rows()).at(-1);
    return { secret: row?.secret ?? '', session: row?.session ?? '' };
  };
  /** The customer at the provider's page. */
  const startedPaying = async (order: Order) => {
    expect(await press(order)).toContain(site.fake.origin);
    return lastRow();
  };
  const tell = (session: string) => finishFromWebhook(site.services, session, { isTest: false });
  const subjects = async () => (await site.emails()).map(({ subject }) => subject);
  const sees = () => remindOrCancelUnpaidOrders(site.services);
  const takes = (order: Order, cents: number) =>
    recordPayment(site.services, HEIKE, order.number, { ...CASH, cents, openCents: openCents(order) });
  const statusOf = (session: string) => site.fake.sessions.get(session)?.status;

  it('asks the provider for what is open of it, and is paid with tickets when the money is there', async () => {
    const order = await reserved();
    const { session, secret } = await startedPaying(order);
    expect(site.fake.sessions.get(session)).toMatchObject({
      ...{ amount_total: 1800, customer_email: ADA.email, client_reference_id: secret },
    });
    site.fake.pay(session);
    expect(await finishPayment(site.services, secret)).toMatchObject({
      value: { state: 'paid', order: { number: order.number } },
    });
    const paid = await now(order);
    expect(paid).toMatchObject({ paymentMethod: 'box-office', onlineCents: 1800, soldBy: HEIKE.id });
    expect(hasTickets(paid)).toBe(true);
    expect((await subjects()).at(-1)).toContain('Deine Tickets');
    const { entries } = await findAuditEntries(
      site.services.db,
      { entity: 'orders', entityId: order.number },
      { page: 1, pageSize: 10 },
    );
    expect(entries[0]).toMatchObject({
      actor: { system: 'payment provider' },
      changes: { paid_cents: { before: 0, after: 1800 } },
    });
  });

  it('is paid once by twenty notices, returning browsers and jobs at the same moment', async () => {
    const order = await reserved();
    const { session, secret } = await startedPaying(order);
    const money = site.fake.pay(session);
    site.wait(3);
    const presses = Array.from({ length: 20 }, (_, index) =>
      [
        () => tell(session),
        () => finishPayment(site.services, secret),
        () => reconcilePayments(site.services),
      ][index % 3]?.(),
    );
    await Promise.all(presses);
    await tell(session);
    expect(await site.ledger()).toEqual([
      { kind: 'payment', cents: 1800, means: 'online', reference: money, recorded_by: null },
    ]);
    expect((await subjects()).filter((subject) => subject.includes('Deine Tickets'))).toHaveLength(1);
  });

  it('has one checkout, however often and by how many at once it is pressed', async () => {
    const order = await reserved();
    const addresses = await Promise.all(Array.from({ length: 8 }, () => press(order)));
    const again = await press(order);
    const found = addresses.filter((address) => address !== 'BUSY');
    expect(new Set([...found, again]).size).toBe(1);
    expect(site.fake.sessions.size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('has another checkout after a part was paid at the desk, and the older one takes no money any more', async () => {
    const order = await reserved();
    const older = await startedPaying(order);
    await takes(order, 500);
    const newer = await startedPaying(order);
    expect(newer.session).not.toBe(older.session);
    expect(statusOf(older.session)).toBe('expired');
    expect(site.fake.sessions.get(newer.session)).toMatchObject({ status: 'open', amount_total: 1300 });
    site.fake.pay(newer.session);
    await tell(newer.session);
    expect(openCents(await now(order))).toBe(0);
    expect((await site.ledger()).map(({ cents }) => cents)).toEqual([500, 1300]);
  });

  it('counts what was paid at the older checkout before the amount changed, and asks only for the rest', async () => {
    const order = await reserved();
    const older = await startedPaying(order);
    site.fake.pay(older.session);
    await takes(order, 500);
    expect(await press(order)).toBe('PAYMENT_CLOSED');
    const paid = await now(order);
    expect(paid.paidCents).toBe(2300);
    expect((await subjects()).at(-1)).toContain('Deine Tickets');
    expect(site.fake.sessions.size).toBe(1);
  });

  it('owes what came after it was paid at the desk, and gives it back online after a day', async () => {
    const order = await reserved();
    const { session } = await startedPaying(order);
    await takes(order, 1800);
    const money = site.fake.pay(session);
    await tell(session);
    await tell(session);
    expect(openCents(await now(order))).toBe(-1800);
    expect((await site.emails()).at(-1)?.text).toContain('18\u00a0€');
    expect(await refundOwedMoney(site.services)).toBe(0);
    site.wait(DAY + 1);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds).toMatchObject([{ amount: 1800, payment_intent: money }]);
    expect(openCents(await now(order))).toBe(0);
    expect(hasTickets(await now(order))).toBe(true);
  });

  it('owes what came after it was cancelled, and gives it back online after a day', async () => {
    const order = await reserved();
    const { session } = await startedPaying(order);
    await cancelTickets(site.services, HEIKE, order.number, { positions: [1, 2], reason: 'krank' });
    site.fake.pay(session);
    await tell(session);
    expect(openCents(await now(order))).toBe(-1800);
    expect(await press(order)).toBe('PAYMENT_CLOSED');
    site.wait(DAY + 1);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([1800]);
  });

  it('has its checkout stopped by the job when another amount is open', async () => {
    const order = await reserved();
    const { session } = await startedPaying(order);
    await takes(order, 1800);
    site.wait(3);
    expect(await hasUnsettledPayments(site.services)).toBe(true);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect(statusOf(session)).toBe('expired');
    expect(await hasUnsettledPayments(site.services)).toBe(false);
  });

  it('keeps its places while a customer pays who started in the last second, and releases them afterwards', async () => {
    const order = await reserved();
    site.clock.set(LAST_SECOND);
    const { session } = await startedPaying(order);
    site.clock.set(MIDNIGHT);
    expect(await hasUnpaidOrdersDue(site.services)).toBe(false);
    await sees();
    expect((await now(order)).tickets.every(({ state }) => state === 'valid')).toBe(true);
    // The press within the life of the checkout still leads there.
    expect(await press(order)).toContain(site.fake.origin);
    site.wait(32);
    site.fake.expire(session);
    await reconcilePayments(site.services);
    expect(await hasUnpaidOrdersDue(site.services)).toBe(true);
    await sees();
    expect((await now(order)).tickets.every(({ state }) => state === 'cancelled')).toBe(true);
    expect((await subjects()).at(-1)).toContain('Nicht bezahlt');
  });

  it('is paid by a customer who started in the last second and paid after the moment', async () => {
    const order = await reserved();
    site.clock.set(LAST_SECOND);
    const { session, secret } = await startedPaying(order);
    const { expires_at: expires } = site.fake.sessions.get(session) ?? { expires_at: 0 };
    expect(expires * 1000 - Date.parse(MIDNIGHT)).toBeLessThanOrEqual(31 * 60_000);
    site.wait(10);
    site.fake.pay(session);
    await Promise.all([sees(), finishPayment(site.services, secret), sees(), tell(session)]);
    await sees();
    expect(hasTickets(await now(order))).toBe(true);
    expect(openCents(await now(order))).toBe(0);
  });

  it('cannot be started to be paid at its last moment, also while it is released', async () => {
    const order = await reserved();
    site.clock.set(MIDNIGHT);
    const [pressed] = await Promise.all([press(order), sees()]);
    expect(['PAYMENT_CLOSED', 'BUSY']).toContain(pressed);
    await sees();
    expect((await now(order)).tickets.every(({ state }) => state === 'cancelled')).toBe(true);
  });

  it('owes what came after it was released', async () => {
    const order = await reserved();
    const { session, secret } = await startedPaying(order);
    // The browser came back unpaid while the provider lost the close.
    await stopPayment(site.services, secret);
    const reopened = site.fake.sessions.get(session);
    if (reopened) reopened.status = 'open';
    site.clock.set(MIDNIGHT);
    await sees();
    site.fake.pay(session);
    await tell(session);
    expect(openCents(await now(order))).toBe(-1800);
    expect((await rows()).map(({ state }) => state)).toEqual(['paid']);
  });

  it('keeps its places as long as a bank has yet to confirm, says so once, and is not paid a second time', async () => {
    const order = await reserved();
    const { session, secret } = await startedPaying(order);
    site.fake.submit(session);
    await Promise.all(Array.from({ length: 4 }, () => finishPayment(site.services, secret)));
    expect(
      (await subjects()).filter((subject) => subject.includes('Wir warten auf deine Bank')),
    ).toHaveLength(1);
    expect(await press(order)).toBe('IN_PAYMENT');
    site.clock.set(MIDNIGHT);
    site.wait(2 * DAY);
    await sees();
    expect((await now(order)).tickets.every(({ state }) => state === 'valid')).toBe(true);
    site.fake.confirm(session);
    await tell(session);
    expect(hasTickets(await now(order))).toBe(true);
  });

  it('is to be paid again when the bank refuses, and released when its moment is over', async () => {
    const order = await reserved();
    const { session } = await startedPaying(order);
    site.fake.submit(session);
    await tell(session);
    site.fake.decline(session);
    await Promise.all([tell(session), tell(session)]);
    expect((await subjects()).filter((subject) => subject.includes('hat nicht geklappt'))).toHaveLength(1);
    expect(await press(order)).toContain(site.fake.origin);
    await stopPayment(site.services, (await lastRow()).secret);
    site.clock.set(MIDNIGHT);
    await sees();
    expect((await now(order)).tickets.every(({ state }) => state === 'cancelled')).toBe(true);
  });

  it('gives back what was paid in several parts, each by its own payment', async () => {
    const order = await reserved();
    const first = await startedPaying(order);
    site.fake.pay(first.session);
    await tell(first.session);
    const { services } = site;
    const added = await addTicketsToOrder(services, HEIKE, order.number, {
      ...{ jetId: 1, seatGroup: 'HALL', blockId: null, lastPosition: 2 },
      tickets: [{ saleTypeId: ADULT, quantity: 1, cents: 900 }],
    });
    expect(added.ok).toBe(true);
    const second = await startedPaying(await now(order));
    expect(site.fake.sessions.get(second.session)?.amount_total).toBe(900);
    site.fake.pay(second.session);
    await tell(second.session);
    expect(openCents(await now(order))).toBe(0);
    await cancelTickets(services, HEIKE, order.number, { positions: [1, 2, 3], reason: 'krank' });
    const request = { cents: 2700, means: 'online', reference: '' } as const;
    await Promise.all([
      recordRefund(services, HEIKE, order.number, request),
      recordRefund(services, HEIKE, order.number, request),
    ]);
    await recordRefund(services, HEIKE, order.number, request);
    expect(site.fake.refunds.map(({ amount }) => amount).toSorted()).toEqual([1800, 900]);
    expect(await now(order)).toMatchObject({ paidCents: 0, returningCents: 0 });
  });

  it('has one checkout in the end where processes died before anybody was sent to pay', async () => {
    const order = await reserved();
    const dying = (statements: number) => ({
      ...site.services,
      ticketing: site.ticketingWith((db, work) =>
        inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(statements)) as typeof trx)),
      ),
    });
    for (let statements = 0; ; statements += 1) {
      const outcome = await startOrderPayment(dying(statements), order.secret).catch(
        (error: unknown) => error,
      );
      if (outcome !== DIED) {
        expect(outcome).toMatchObject({ ok: true });
        break;
      }
      expect(await rows()).toEqual([]);
    }
    expect(site.fake.sessions.size).toBe(1);
  });

  it('leads to the checkout that was made where the process died before it was stored', async () => {
    const order = await reserved();
    const first = await startedPaying(order);
    await site.services.db.updateTable('online_payments').set({ session: null, address: null }).execute();
    expect(await startedPaying(order)).toEqual(first);
    expect(site.fake.sessions.size).toBe(1);
  });

  it('is released after a process died between its checkout and the row, when its time is over', async () => {
    const order = await reserved();
    site.clock.set(LAST_SECOND);
    await startedPaying(order);
    await site.services.db.updateTable('online_payments').set({ session: null, address: null }).execute();
    site.clock.set(MIDNIGHT);
    await sees();
    expect((await now(order)).tickets.every(({ state }) => state === 'valid')).toBe(true);
    site.wait(32);
    await reconcilePayments(site.services);
    await sees();
    expect((await now(order)).tickets.every(({ state }) => state === 'cancelled')).toBe(true);
  });

  it('is paid in full when the process with the money in hand died anywhere', async () => {
    const order = await reserved();
    const { session, secret } = await startedPaying(order);
    site.fake.pay(session);
    const before = (await site.emails()).length;
    for (let statements = 0; ; statements += 1) {
      const ticketing = site.ticketingWith((db, work) =>
        inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(statements)) as typeof trx)),
      );
      const outcome = await finishPayment({ ...site.services, ticketing }, secret).catch((error) => error);
      if (outcome !== DIED) break;
      expect([await site.ledger(), (await site.emails()).length]).toEqual([[], before]);
    }
    expect([(await site.ledger()).length, (await site.emails()).length]).toEqual([1, before + 1]);
  });

  it('that nobody can find, that is a test or costs nothing is refused', async () => {
    expect(await startOrderPayment(site.services, 'nobody')).toEqual({
      ok: false,
      error: { code: 'UNKNOWN_OFFER' },
    });
    expect(await startOrderPayment(site.services, 'a\u0000b')).toMatchObject({ ok: false });
  });

  it('may be tried again where the provider is down, and its reservation is as it was', async () => {
    const order = await reserved();
    site.fake.fault = () => 'error';
    expect(await press(order)).toBe('PAYMENT_PROVIDER_DOWN');
    site.fake.fault = () => null;
    expect(await press(order)).toContain(site.fake.origin);
    expect((await rows()).map(({ state }) => state)).toEqual(['ended', 'open']);
  });
});
