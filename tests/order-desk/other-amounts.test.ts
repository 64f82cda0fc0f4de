import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/payment-store.server.ts';
import {
  hasTickets,
  type Order,
  openCents,
  orderState,
  type PaymentRequest,
} from '#features/box-office/ticketing/index.ts';
import { refusalOf } from '#features/shop/desk/check-in/admission.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import {
  recordPayment,
  recordRefund,
  recordReversal,
} from '#features/shop/desk/orders/record-payment.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { type Desk, HEIKE, openDesk } from './desk.ts';

describeOnEngines('another amount than the open one', (engine) => {
  let desk: Desk;
  let order: Order;

  beforeEach(async () => {
    desk = await openDesk(engine);
    order = await desk.order();
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const pay = (request: Partial<PaymentRequest>) =>
    recordPayment(desk.services, HEIKE, order.number, {
      ...{ cents: 1500, means: 'transfer', reference: 'Auszug 7' },
      ...request,
    });
  const cancelAll = () =>
    cancelTickets(desk.services, HEIKE, order.number, { positions: [1, 2], reason: 'krank' });
  const lastEmail = async () => (await desk.emails(order)).at(-1)?.text.replaceAll('\u00a0', ' ');

  it('is a part payment: the rest remains open, and there are no tickets before it is paid', async () => {
    expect(await pay({ cents: 500, openCents: 1500 })).toMatchObject({ ok: true });
    const part = await desk.orderNow(order);
    expect([openCents(part), orderState(part), hasTickets(part)]).toEqual([1000, 'open', false]);
    const [ticket] = part.tickets;
    expect(ticket && refusalOf(part, ticket, 1)).toBe('unpaid');
    expect(await lastEmail()).toContain(`für deine Bestellung ${order.number} sind 5 € angekommen`);
    expect(await lastEmail()).toContain('Davon ist noch offen: 10 €.');
    expect(await pay({ cents: 1000, reference: 'Auszug 8' })).toMatchObject({ ok: true });
    expect(hasTickets(await desk.orderNow(order))).toBe(true);
    expect(await lastEmail()).toContain(`deine Bestellung ${order.number} ist bezahlt`);
  });

  it('is recorded once, however often it is sent, and never over concurrent changes', async () => {
    const part = { cents: 500, openCents: 1500 };
    const done = await Promise.all(Array.from({ length: 10 }, () => pay(part)));
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect(await findPayments(desk.services.db, order.number)).toHaveLength(1);
    expect(await pay({ ...part, reference: 'Auszug 8' })).toEqual({
      ok: false,
      error: { code: 'OPEN_CHANGED', cents: 1000 },
    });
    expect(await pay({ cents: 400, reference: 'Auszug 9' })).toEqual({
      ok: false,
      error: { code: 'AMOUNT_DIFFERS', cents: 1000 },
    });
  });

  it('is an overpayment: the order is paid, and the venue owes the rest, which goes back in cash or as credit', async () => {
    await pay({ cents: 2000, openCents: 1500 });
    const over = await desk.orderNow(order);
    expect([openCents(over), orderState(over), hasTickets(over)]).toEqual([-500, 'owed', true]);
    expect(await lastEmail()).toContain('ist bezahlt');
    expect(await lastEmail()).toContain('5 € bekommst du von uns zurück');
    const back = { cents: 500, means: 'cash', reference: 'K-0018' } as const;
    expect(await recordRefund(desk.services, HEIKE, order.number, back)).toMatchObject({ ok: true });
    expect(orderState(await desk.orderNow(order))).toBe('paid');
    expect(await pay({ cents: 300, reference: 'Auszug 8', openCents: 0 })).toMatchObject({ ok: true });
    expect(openCents(await desk.orderNow(order))).toBe(-300);
    expect(await lastEmail()).toContain('sind 3 € angekommen');
    expect(await pay({ cents: 100, reference: 'Auszug 9', openCents: 0 })).toMatchObject({
      error: { code: 'OPEN_CHANGED', cents: -300 },
    });
  });

  it('is a transfer for a cancelled order: recorded, notified, and owed', async () => {
    await cancelAll();
    expect(await pay({})).toMatchObject({ error: { code: 'NOTHING_OPEN' } });
    expect(await pay({ openCents: 0 })).toMatchObject({ ok: true });
    const late = await desk.orderNow(order);
    expect([openCents(late), orderState(late)]).toEqual([-1500, 'owed']);
    expect(await lastEmail()).toContain('15 € bekommst du von uns zurück');
    const back = { cents: 1500, means: 'transfer', reference: 'Auszug 9' } as const;
    expect(await recordRefund(desk.services, HEIKE, order.number, back)).toMatchObject({ ok: true });
    expect(orderState(await desk.orderNow(order))).toBe('cancelled');
  });

  it('is reversed as a mistake like any other', async () => {
    await pay({ cents: 20_000, openCents: 1500 });
    const [payment] = await findPayments(desk.services.db, order.number);
    await recordReversal(desk.services, HEIKE, order.number, {
      paymentId: payment?.id ?? 0,
      reason: 'Komma',
    });
    expect(openCents(await desk.orderNow(order))).toBe(1500);
  });

  it('keeps an order that is paid in part, and reminds of the rest once', async () => {
    await pay({ cents: 500, openCents: 1500 });
    desk.clock.set('2026-12-19T14:00:00.000Z');
    await remindOrCancelUnpaidOrders(desk.services);
    await remindOrCancelUnpaidOrders(desk.services);
    const reminders = (await desk.emails(order)).filter(({ subject }) =>
      subject.includes('Bitte noch bezahlen'),
    );
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.text).toContain('noch nicht ganz bezahlt');
    expect(reminders[0]?.text.replaceAll('\u00a0', ' ')).toContain('Davon ist noch offen: 10 €.');
    desk.clock.set('2026-12-20T13:59:00.000Z');
    await remindOrCancelUnpaidOrders(desk.services);
    expect(await desk.sold()).toBe(2);
  });

  it('is none where no money is taken', async () => {
    order = await desk.order({ isTest: true, paymentMethod: 'test' });
    expect(await pay({ openCents: 0 })).toMatchObject({ error: { code: 'TAKES_NO_MONEY' } });
  });
});
