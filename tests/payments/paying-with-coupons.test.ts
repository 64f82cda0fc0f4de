import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishPayment, stopPayment } from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { order } from '#tests/ticketing/box-office.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

describeOnEngines('paying online with a coupon', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    await site.services.db
      .insertInto('coupons')
      .values({
        code: 'KLOPF',
        name: 'Klopf an',
        kind: 'amount',
        value: 500,
        valid_from: null,
        valid_until: '2026-11-20T11:30:00.000Z',
        max_uses: 1,
        max_uses_per_person: null,
        is_active: true,
      })
      .execute();
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  async function cartWithCoupon() {
    const cart = await site.fillCart();
    accepted(await site.ticketing.setCoupon(cart, 'KLOPF'));
    return cart;
  }
  const state = async (secret: string) => {
    const finished = await finishPayment(site.services, secret);
    return finished.ok ? finished.value?.state : finished.error.code;
  };
  const used = async () =>
    (await site.services.db.selectFrom('coupons').select('used').executeTakeFirstOrThrow()).used;

  it('takes the lower amount, and the coupon for itself meanwhile', async () => {
    const { secret, session } = await site.startPaying(await cartWithCoupon());
    expect(site.fake.sessions.get(session)?.amount_total).toBe(2800);
    const { reference } = accepted(await site.ticketing.add(null, order(2, 1)));
    expect(refused(await site.ticketing.setCoupon(reference, 'KLOPF')).coupon).toBe('coupon-used-up');
    // Terms at the start of payment count, whatever became of the coupon.
    await site.services.db.updateTable('coupons').set({ value: 100, is_active: false }).execute();
    site.fake.pay(session);
    expect(await state(secret)).toBe('paid');
    const payment = await site.carts.find(secret);
    const placed = await site.ticketing.order(payment?.order?.secret ?? '');
    expect(placed).toMatchObject({ coupon: 'KLOPF', paidCents: 2800, due: { totalCents: 2800 } });
    expect(await used()).toBe(1);
  });

  it('leaves the coupon to others when nothing is paid', async () => {
    const { secret } = await site.startPaying(await cartWithCoupon());
    expect(await used()).toBe(1);
    await stopPayment(site.services, secret);
    expect(await used()).toBe(0);
  });

  it('leaves the coupon to others when nobody comes back', async () => {
    await site.startPaying(await cartWithCoupon());
    site.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(site.services);
    expect(await used()).toBe(0);
  });

  it('gives the money back when it comes too late for the coupon', async () => {
    const { secret, session } = await site.startPaying(await cartWithCoupon());
    site.fake.pay(session);
    site.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(site.services);
    expect(await state(secret)).toBe('refunded');
    expect(await used()).toBe(0);
  });
});
