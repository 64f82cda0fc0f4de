import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

const QUARTER_TO = '2026-12-20T13:45:00.000Z';

describeOnEngines('an order that is not paid', (engine) => {
  let desk: Desk;
  const see = () => remindOrCancelUnpaidOrders(desk.services);

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  it('is held until a quarter of an hour before it starts, then cancelled and notified once', async () => {
    const order = await desk.order();
    desk.clock.set('2026-12-20T13:44:59.999Z');
    await see();
    expect(await desk.sold()).toBe(2);
    desk.clock.set(QUARTER_TO);
    await Promise.all([see(), see(), see()]);
    await see();
    expect(await desk.sold()).toBe(0);
    const texts = (await desk.emails(order)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('nicht rechtzeitig bezahlt'))).toHaveLength(1);
    expect(texts.at(-1)).not.toContain('Bezahle bitte');
  });

  it('is paid, or cancelled, when both happen at once', async () => {
    const order = await desk.order();
    desk.clock.set(QUARTER_TO);
    const [paid] = await Promise.all([
      recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 }),
      see(),
    ]);
    const { tickets, paidCents } = await desk.orderNow(order);
    const isHeld = tickets.every(({ state }) => state === 'valid');
    expect([paid.ok, paidCents]).toEqual(isHeld ? [true, 1500] : [false, 0]);
  });

  it('is reminded of a day before, once, unless it was ordered after that', async () => {
    const early = await desk.order();
    desk.clock.set('2026-12-19T14:00:00.000Z');
    const late = await desk.order();
    await Promise.all([see(), see()]);
    await see();
    expect((await desk.emails(early)).filter(({ text }) => text.includes('noch nicht bezahlt'))).toHaveLength(
      1,
    );
    expect(await desk.emails(late)).toHaveLength(1);
  });

  it('is left alone when it is paid, or costs nothing at the till', async () => {
    const paid = await desk.order();
    await recordPayment(desk.services, HEIKE, paid.number, { ...RECEIPT, cents: 1500 });
    await desk.order({ isTest: true, paymentMethod: 'test' });
    desk.clock.set('2026-12-20T13:59:00.000Z');
    expect(await see()).toBe(0);
    expect(await desk.sold()).toBe(2);
  });
});
