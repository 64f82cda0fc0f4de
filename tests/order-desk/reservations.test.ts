import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries, type Principal } from '#features/core/access/index.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import { type ReservationRequest, reserve } from '#features/shop/desk/counter/reserve.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { loadDeskOrdersPage } from '#features/shop/desk/orders/load-desk-orders-page.server.ts';
import { prolongReservation } from '#features/shop/desk/orders/prolong-reservation.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import {
  hasUnpaidOrdersDue,
  remindOrCancelUnpaidOrders,
} from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { openTill } from '#features/shop/desk/tills/run-till.server.ts';
import { findOpenShift, sumShiftMoney } from '#features/shop/desk/tills/shift-store.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

/** The value of what was not refused. */
function accepted<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

const ADA = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };
/** A Wednesday; the desk opens on Friday, 20 November. */
const LAST_DAY = '2026-11-25';
const NOON_BEFORE = '2026-11-24T11:00:00.000Z';
const MIDNIGHT = '2026-11-25T23:00:00.000Z';
const CASHIER = { ...HEIKE, name: 'Heike' } as unknown as Principal;
const FIRST_PAGE = { page: 1, pageSize: 10 };

describeOnEngines('a reservation for somebody who is not there', (engine) => {
  let desk: Desk;
  const see = (services = desk.services) => remindOrCancelUnpaidOrders(services);
  const sentWith = async (order: Order, words: string) =>
    (await desk.emails(order)).filter(({ text }) => text.includes(words));

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  async function request(more: Partial<ReservationRequest> = {}): Promise<ReservationRequest> {
    const tickets = [{ saleTypeId: ADULT, quantity: 2 }];
    const place = { jetId: 1, seatGroup: 'HALL', blockId: null };
    const carts = desk.services.counterCarts;
    const reference = accepted(await addToSale(carts, null, { ...place, tickets }));
    const contents = (await carts.cart(reference))?.contents ?? '';
    return { reference, contents, customer: ADA, language: 'de', lastDay: LAST_DAY, ...more };
  }
  const reserved = async (more: Partial<ReservationRequest> = {}) =>
    accepted(await reserve(desk.services, HEIKE, await request(more)));

  it('holds its seats without payment, without a till, until the end of its day', async () => {
    const order = await reserved();
    expect(order).toMatchObject({
      ...{ paymentMethod: 'box-office', paidCents: 0, reservedUntil: MIDNIGHT, soldBy: HEIKE.id },
      customer: { ...ADA, userId: null },
    });
    expect(await desk.sold()).toBe(2);
    expect(await sentWith(order, 'Wir halten die Plätze bis Mittwoch, 25. November 2026')).toHaveLength(1);
    desk.clock.set('2026-11-25T22:59:59.999Z');
    await see();
    expect(await desk.sold()).toBe(2);
    desk.clock.set(MIDNIGHT);
    expect(await hasUnpaidOrdersDue(desk.services)).toBe(true);
    await see();
    expect(await desk.sold()).toBe(0);
    expect(await hasUnpaidOrdersDue(desk.services)).toBe(false);
    expect(await sentWith(order, 'nicht rechtzeitig bezahlt')).toHaveLength(1);
  });

  it('needs a last name, a day that is not over, tickets that cost something, and the permission', async () => {
    const sent = await request();
    const refused = (more: Partial<ReservationRequest>) =>
      reserve(desk.services, HEIKE, { ...sent, ...more });
    expect(await refused({ customer: { ...ADA, lastName: '' } })).toMatchObject({
      error: { code: 'NO_NAME' },
    });
    expect(await refused({ customer: { ...ADA, email: 'ada@' } })).toMatchObject({
      error: { code: 'INVALID_EMAIL' },
    });
    expect(await refused({ lastDay: '2026-11-19' })).toMatchObject({
      error: { code: 'RESERVATION_TOO_LATE' },
    });
    expect(await refused({ lastDay: '2027-12-19' })).toMatchObject({
      error: { code: 'RESERVATION_TOO_LONG' },
    });
    expect(await refused({ contents: 'older' })).toMatchObject({ error: { code: 'CART_CHANGED' } });
    await expect(reserve(desk.services, NELE, sent)).rejects.toMatchObject({ status: 403 });
    desk.clock.set('2026-12-20T13:45:00.000Z');
    expect(await reserve(desk.services, HEIKE, await request({ lastDay: '2026-12-20' }))).toMatchObject({
      error: { code: 'RESERVATION_TOO_LATE' },
    });
  });

  it('is made once, however often its form is sent', async () => {
    const sent = await request({ customer: { ...ADA, email: '' } });
    const orders = await Promise.all(
      [1, 2, 3].map(() => againWhileBusy(async () => accepted(await reserve(desk.services, HEIKE, sent)))),
    );
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
    expect(await desk.sold()).toBe(2);
    expect(await desk.emails(orders[0] as Order)).toEqual([]);
  });

  it('is kept until a quarter of an hour before the start at the latest', async () => {
    const order = await reserved({ lastDay: '2026-12-24' });
    expect(await sentWith(order, 'Sonntag, 20. Dezember 2026, 14:45\u00a0Uhr')).toHaveLength(1);
    desk.clock.set('2026-12-19T14:00:00.000Z');
    await see();
    expect(await sentWith(order, 'noch nicht bezahlt')).toHaveLength(1);
    desk.clock.set('2026-12-20T13:45:00.000Z');
    await see();
    expect(await desk.sold()).toBe(0);
  });

  it('is reminded of once, at noon of the day before, by two nodes at once', async () => {
    const order = await reserved();
    desk.clock.set('2026-11-24T10:59:59.999Z');
    await see();
    expect(await sentWith(order, 'noch nicht bezahlt')).toHaveLength(0);
    desk.clock.set(NOON_BEFORE);
    await Promise.all([see(), see()]);
    await see();
    const [reminder, ...others] = await sentWith(order, 'noch nicht bezahlt');
    expect(others).toEqual([]);
    expect(reminder?.text).toContain('bis Mittwoch, 25. November 2026');
  });

  it('made after that moment needs no reminder', async () => {
    desk.clock.set('2026-11-25T08:00:00.000Z');
    const order = await reserved();
    await see();
    expect(await desk.emails(order)).toHaveLength(1);
  });

  it('is reminded of and released once, wherever the process dies between', async () => {
    const order = await reserved();
    async function untilItLives(afterDeath: () => Promise<void>) {
      for (let statements = 0; ; statements += 1) {
        const db = desk.services.db.withPlugin(dyingAfter(statements));
        const outcome = await see({ ...desk.services, db }).catch((error: unknown) => error);
        if (outcome !== DIED) return statements;
        await afterDeath();
        await expectSoundBooks(desk.services.db);
      }
    }
    desk.clock.set(NOON_BEFORE);
    expect(await untilItLives(async () => expect(await desk.emails(order)).toHaveLength(1))).toBeGreaterThan(
      5,
    );
    desk.clock.set(MIDNIGHT);
    const points = await untilItLives(async () => {
      const [sold, emails] = [await desk.sold(), (await desk.emails(order)).length];
      expect([
        [2, 2],
        [0, 3],
      ]).toContainEqual([sold, emails]);
    });
    expect(points).toBeGreaterThan(10);
    await Promise.all([see(), see()]);
    expect(await desk.sold()).toBe(0);
    expect(await desk.emails(order)).toHaveLength(3);
  });

  it('is kept longer by staff, audited and emailed, and reminded of before its new end', async () => {
    const order = await reserved();
    desk.clock.set(NOON_BEFORE);
    await see();
    const until = (lastDay: string) => prolongReservation(desk.services, HEIKE, order.number, { lastDay });
    expect(await until('2026-11-24')).toMatchObject({ error: { code: 'ENDS_TOO_EARLY' } });
    const both = await Promise.all([until('2026-12-01'), until('2026-12-01')]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await sentWith(order, 'länger für dich')).toHaveLength(1);
    const { entries } = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: order.number },
      FIRST_PAGE,
    );
    expect(entries[0]?.changes).toMatchObject({
      reserved_until: { before: MIDNIGHT, after: '2026-12-01T23:00:00.000Z' },
    });
    desk.clock.set(MIDNIGHT);
    await see();
    expect(await desk.sold()).toBe(2);
    desk.clock.set('2026-11-30T11:00:00.000Z');
    await see();
    expect(await sentWith(order, 'noch nicht bezahlt')).toHaveLength(2);
  });

  it('is not kept longer once it is released, paid, or no reservation', async () => {
    const until = ({ number }: Order) =>
      prolongReservation(desk.services, HEIKE, number, { lastDay: '2026-12-01' });
    expect(await until(await desk.order())).toMatchObject({ error: { code: 'NOT_RESERVED' } });
    const paid = await reserved();
    await recordPayment(desk.services, HEIKE, paid.number, { ...RECEIPT, cents: paid.due.totalCents });
    const ended = await reserved();
    desk.clock.set(MIDNIGHT);
    await see();
    expect(await until(ended)).toMatchObject({ error: { code: 'NOTHING_OPEN' } });
  });

  it('is found by its name and paid into the open till like any order', async () => {
    const order = await reserved({ customer: { firstName: '', lastName: 'Lehnhoff', email: '' } });
    const found = await loadDeskOrdersPage(
      desk.services,
      { query: 'lehnhoff', state: 'open', performance: null, page: 1 },
      { staff: CASHIER, language: 'en' },
    );
    expect(found.rows).toMatchObject([
      { number: order.number, reservedUntil: 'Wednesday, 25 November 2026', state: 'open' },
    ]);
    await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 0 });
    const cents = order.due.totalCents;
    accepted(await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents }));
    const shift = await findOpenShift(desk.services.db, HEIKE.id);
    expect(shift && (await sumShiftMoney(desk.services.db, shift.id))).toMatchObject([
      { means: 'cash', inCents: cents },
    ]);
    desk.clock.set(MIDNIGHT);
    await see();
    expect(await desk.sold()).toBe(2);
    const page = await loadDeskOrderPage(desk.services, order.number, {
      ...{ staff: CASHIER, language: 'en', draft: null },
    });
    expect(page?.reservation).toBeNull();
  });

  it('is paid or released, when both happen at once', async () => {
    const order = await reserved();
    desk.clock.set(MIDNIGHT);
    const cents = order.due.totalCents;
    const [paid] = await Promise.all([
      recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents }),
      see(),
    ]);
    expect(await desk.sold()).toBe(paid.ok ? 2 : 0);
  });
});
